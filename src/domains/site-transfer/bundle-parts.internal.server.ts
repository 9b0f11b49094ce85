import { isDeepStrictEqual } from 'node:util';
import { listAllPosts, putPost } from '#src/domains/blog/post-transfer.internal.server.ts';
import { listAllItems, putItem } from '#src/domains/gallery/gallery-transfer.internal.server.ts';
import { listIllustrations, putIllustration } from '#src/domains/media/illustration-transfer.internal.server.ts';
import { listAllCityPages, putCityPage } from '#src/domains/places/cities/city-transfer.internal.server.ts';
import {
  listAllPlaces,
  putArea,
  putPlace,
  readStoredArea,
} from '#src/domains/places/zones/place-transfer.internal.server.ts';
import { addRedirect, listRedirects, replaceRedirect } from '#src/domains/redirects/redirect.internal.server.ts';
import { readSource } from '#src/domains/redirects/redirect.rules.ts';
import { listAllServices, putService } from '#src/domains/services/service-transfer.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { putSettings } from '#src/domains/settings/setting-form.internal.server.ts';
import { listPublishedPages, putPage } from '#src/domains/site-pages/page-transfer.internal.server.ts';
import { sameness } from '#src/domains/testimonials/testimonial-import.rules.ts';
import { listAllReviews, putReview } from '#src/domains/testimonials/testimonial-transfer.internal.server.ts';
import { CONTENT_GROUPS, PART_SCHEMAS, type PartRecord } from './site-bundle.contract.ts';
import { TRANSFER_TEXTS as texts } from './transfer.texts.ts';
import type { PartName } from './transfer-report.contract.ts';

/** How the records of one part leave and enter. */
export interface Part<Record> {
  /** Stored records in the form of the file. */
  list: () => Promise<unknown[]>;
  /** Equal for two records of which the second replaces the first. */
  keyOf: (record: Record) => string;
  nameOf: (record: Record) => string;
  put: (record: Record, authorId: number | null) => Promise<void>;
  isSame?: (stored: Record, record: Record) => boolean;
  /** Whether a record may be refused while the others enter, because it depends on them. */
  mayRefuse?: boolean;
}

type Parts = { [Name in PartName]: Part<PartRecord<Name>> };

const withoutDates = ({ created_at: _, ...review }: PartRecord<'testimonials'>) => review;

async function putRedirect(redirect: PartRecord<'redirects'>): Promise<void> {
  const from = readSource(redirect.from_path);
  const stored = (await listRedirects()).find(({ from_path }) => from_path === from);
  if (stored === undefined) await addRedirect(redirect);
  else await replaceRedirect(stored, redirect);
}

const PARTS: Parts = {
  settings: {
    list: async () => {
      const settings = await readSettings();
      return CONTENT_GROUPS.map((group) => ({ group, values: settings[group] }));
    },
    keyOf: ({ group }) => group,
    nameOf: ({ group }) => SETTING_TEXTS.groups[group],
    put: ({ group, values }) => putSettings(group, values),
    isSame: (stored, { values }) => isDeepStrictEqual({ ...stored.values, ...values }, stored.values),
  },
  places: { list: listAllPlaces, keyOf: ({ slug }) => slug, nameOf: ({ name }) => name, put: putPlace },
  area: {
    list: async () => [await readStoredArea()].filter((area) => area !== undefined),
    keyOf: () => 'area',
    nameOf: () => texts.area,
    put: putArea,
  },
  cities: {
    list: listAllCityPages,
    keyOf: ({ place }) => place,
    nameOf: ({ place, content }) => content.hero.title || place,
    put: putCityPage,
  },
  illustrations: {
    list: listIllustrations,
    keyOf: ({ name }) => name,
    nameOf: ({ name }) => name,
    put: putIllustration,
  },
  services: { list: listAllServices, keyOf: ({ slug }) => slug, nameOf: ({ title }) => title, put: putService },
  gallery: { list: listAllItems, keyOf: ({ title }) => title, nameOf: ({ title }) => title, put: putItem },
  testimonials: {
    list: listAllReviews,
    keyOf: sameness,
    nameOf: ({ name }) => name,
    put: putReview,
    isSame: (stored, review) => isDeepStrictEqual(withoutDates(stored), withoutDates(review)),
  },
  posts: {
    list: async () =>
      (await listAllPosts()).map(({ published_at, ...post }) => ({
        ...post,
        ...(published_at !== null && { published_at }),
      })),
    keyOf: ({ slug }) => slug,
    nameOf: ({ title }) => title,
    put: putPost,
  },
  pages: { list: listPublishedPages, keyOf: ({ page }) => page, nameOf: ({ page }) => page, put: putPage },
  redirects: {
    list: listRedirects,
    keyOf: ({ from_path }) => from_path,
    nameOf: ({ from_path }) => from_path,
    put: putRedirect,
    mayRefuse: true,
  },
};

/** One part without the type of its records: each record goes only through its own part. */
export const getPart = (name: PartName): Part<unknown> => PARTS[name] as Part<unknown>;

/** Returns the stored records of a part in the form of the file; those that are none any more are left out. */
export async function listStored(name: PartName): Promise<unknown[]> {
  const parsed = (await getPart(name).list()).map((record) => PART_SCHEMAS[name].safeParse(record));
  return parsed.flatMap((record) => (record.success ? [record.data] : []));
}
