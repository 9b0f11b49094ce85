import { z } from 'zod';
import { listPublishedPosts } from '#src/domains/blog/blog.internal.server.ts';
import { listPublishedItems } from '#src/domains/gallery/gallery.internal.server.ts';
import { readMap } from '#src/domains/places/zones/zone.internal.server.ts';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { getPriceList } from '#src/domains/settings/setting.views.ts';
import { type PageDocument, PageKey } from '#src/domains/site-pages/page.contract.ts';
import { builtInPage, readPublishedPage } from '#src/domains/site-pages/page.internal.server.ts';
import { toVisible } from '#src/domains/site-pages/page.views.ts';
import { readPreview } from '#src/domains/site-pages/page-preview.internal.server.ts';
import type { SectionKind } from '#src/domains/site-pages/section-kinds.contract.ts';
import { listPublishedTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { hasSection } from './section.views.ts';
import { SectionPage } from './section-page.contract.ts';
import type { SectionRecords } from './section-records.contract.ts';
import { listPublicPages } from './site.queries.server.ts';

/** Maximum cards in a carousel; the domains' pages show the rest. */
const MOST = 6;

/** Reads what the sections of a page show, in parallel; a failure of one leaves the others. */
async function readRecords(document: PageDocument, context: Context): Promise<SectionRecords> {
  const read = async <Row>(isShown: boolean, list: () => Promise<Row[]>, what: string): Promise<Row[] | null> =>
    isShown ? ((await attempt(list(), what, context)) ?? null) : [];
  const readOwn = async <Value>(kinds: SectionKind[], one: () => Promise<Value>): Promise<Value | null | undefined> =>
    hasSection(document, ...kinds) ? ((await attempt(one(), kinds.join(), context)) ?? null) : undefined;
  const [testimonials, gallery, posts, history, prices, map, identity, pages] = await Promise.all([
    read(hasSection(document, 'reviews'), () => listPublishedTestimonials({ limit: MOST }), 'testimonials'),
    read(hasSection(document, 'gallery'), () => listPublishedItems({ limit: MOST }), 'gallery'),
    read(
      hasSection(document, 'articles'),
      async () => (await listPublishedPosts({ page: 1, per_page: MOST })).items,
      'posts',
    ),
    read(hasSection(document, 'history'), async () => toLegalIdentity(await readSettings()).history, 'history'),
    readOwn(['price-table', 'price-terms'], async () => getPriceList(await readSettings())),
    readOwn(['zone-map', 'zone-list'], () => readMap(context)),
    readOwn(['chapter'], async () => toLegalIdentity(await readSettings())),
    readOwn(['site-map'], () => listPublicPages(context, {})),
  ]);
  return { testimonials, gallery, posts, history, prices, map, identity, pages };
}

async function toSectionPage(document: PageDocument, context: Context): Promise<SectionPage> {
  const records = await readRecords(document, context);
  return { document, records, isComplete: !Object.values(records).includes(null) && records.map?.isComplete !== false };
}

/** Reads a published page with its records; the neutral page, which is not cached, when it cannot be read. */
export const readSectionPage = query({
  allow: 'anyone',
  input: z.object({ page: PageKey }),
  output: SectionPage,
  run: async ({ page }, context) => {
    const document = await attempt(readPublishedPage(page), 'page', context);
    const read = await toSectionPage(document ?? toVisible(builtInPage(page)), context);
    return { ...read, isComplete: read.isComplete && document !== undefined };
  },
});

/** Reads the draft of a page for the holder of a token that the administration has made. */
export const previewSectionPage = query({
  allow: 'anyone',
  input: z.object({ page: PageKey, token: z.string().max(300) }),
  output: SectionPage,
  run: async ({ page, token }, context) => toSectionPage(await readPreview(page, token), context),
});
