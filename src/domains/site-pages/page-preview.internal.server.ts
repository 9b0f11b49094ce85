import { DomainError } from '#src/kernel/errors.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { seal, unseal } from '#src/platform/security/sealed-text.server.ts';
import type { PageDocument, PageKey } from './page.contract.ts';
import { readDraft } from './page.internal.server.ts';
import { PAGE_TEXTS as texts } from './page.texts.ts';
import { toVisible } from './page.views.ts';

/** Lifetime of a link to a preview. */
const PREVIEW_SECONDS = 1_800;

const getPlace = (page: PageKey): string => `site_pages.preview:${page}`;

/** Returns a token that shows the draft of one page until it expires; nobody can make one without the secret key. */
export const createPreviewToken = (page: PageKey): string => seal(isoIn(PREVIEW_SECONDS), getPlace(page));

/** Returns the draft for the preview of a page. @throws 404 for a token that is expired, forged or of another page. */
export async function readPreview(page: PageKey, token: string): Promise<PageDocument> {
  const expiry = unseal(token, getPlace(page));
  if (expiry === undefined || expiry <= nowIso()) throw new DomainError('not-found', texts.preview.expired);
  return toVisible(await readDraft(page));
}
