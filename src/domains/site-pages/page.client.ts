import { z } from 'zod';
import type { PictureCrop } from '#src/domains/media/media.contract.ts';
import { callApi } from '#src/ui/http/api-client.ts';
import {
  PageDifference,
  type PageDocument,
  type PageKey,
  PageReading,
  PageSummary,
  PageVersion,
} from './page.contract.ts';

const PATH = '/admin/pages';

export const fetchPages = (): Promise<PageSummary[]> => callApi(PATH, z.array(PageSummary));

export const fetchPage = (page: PageKey): Promise<PageReading> => callApi(`${PATH}/${page}`, PageReading);

/** Returns the address of a new preview. */
export const fetchPreview = async (page: PageKey): Promise<string> =>
  (await callApi(`${PATH}/${page}/preview`, z.object({ path: z.string() }))).path;

export const saveDraft = (page: PageKey, document: PageDocument, updated_at: string): Promise<PageSummary> =>
  callApi(`${PATH}/${page}/draft`, PageSummary, { method: 'PUT', body: { document, updated_at } });

export const discardDraft = (page: PageKey, updated_at: string): Promise<PageSummary> =>
  callApi(`${PATH}/${page}/draft`, PageSummary, { method: 'DELETE', body: { updated_at } });

export const publishDraft = (page: PageKey, updated_at: string, publish_at?: string): Promise<PageSummary> =>
  callApi(`${PATH}/${page}/publication`, PageSummary, {
    method: 'POST',
    body: { updated_at, ...(publish_at !== undefined && { publish_at }) },
  });

export const cancelPlan = (page: PageKey, updated_at: string): Promise<PageSummary> =>
  callApi(`${PATH}/${page}/publication`, PageSummary, { method: 'DELETE', body: { updated_at } });

export const fetchVersions = (page: PageKey): Promise<PageVersion[]> =>
  callApi(`${PATH}/${page}/versions`, z.array(PageVersion));

/** Returns what changed between a version and another one, or the draft. */
export const fetchDifferences = (page: PageKey, version: number, other?: number): Promise<PageDifference[]> =>
  callApi(`${PATH}/${page}/versions/${version}`, z.array(PageDifference), {
    query: other === undefined ? {} : { with: other },
  });

export const restoreVersion = (page: PageKey, version: number, updated_at: string): Promise<PageSummary> =>
  callApi(`${PATH}/${page}/versions/${version}/restore`, PageSummary, { method: 'POST', body: { updated_at } });

/** Stores a picture; a draft that names it keeps it. */
export const uploadPicture = async (image: string): Promise<string> =>
  (await callApi(`${PATH}/pictures`, z.object({ image: z.string() }), { method: 'POST', body: { image } })).image;

/** Stores a part of a stored picture; a draft that names it keeps it. */
export const cropPicture = async (image: string, crop: PictureCrop): Promise<string> =>
  (await callApi(`${PATH}/pictures/crop`, z.object({ image: z.string() }), { method: 'POST', body: { image, crop } }))
    .image;
