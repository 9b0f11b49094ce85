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
import { getReviewSearch } from '#src/domains/testimonials/review-search.views.ts';
import { listPublishedTestimonials, readReviews } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { pageContent } from '#src/platform/content-cache.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { hasSection } from './section.views.ts';
import { SectionPage } from './section-page.contract.ts';
import type { SectionRecords } from './section-records.contract.ts';
import { listPublicPages } from './site.queries.server.ts';

/** Maximum cards in a carousel; the domains' pages show the rest. */
const MOST = 6;

interface Wanted {
  document: PageDocument;
  /** Query of the address, for lists with a search or pages. */
  query: string;
}

/** Reads what the sections of a page show, in parallel; a failure of one leaves the others. */
async function readRecords({ document, query: asked }: Wanted, context: Context): Promise<SectionRecords> {
  const read = async <Row>(isShown: boolean, list: () => Promise<Row[]>, what: string): Promise<Row[] | null> =>
    isShown ? ((await attempt(list(), what, context)) ?? null) : [];
  const readOwn = async <Value>(kinds: SectionKind[], one: () => Promise<Value>): Promise<Value | null | undefined> =>
    hasSection(document, ...kinds) ? ((await attempt(one(), kinds.join(), context)) ?? null) : undefined;
  const [testimonials, gallery, posts, history, prices, map, works, reviews, identity, pages] = await Promise.all([
    read(hasSection(document, 'reviews'), () => listPublishedTestimonials({ limit: MOST }), 'testimonials'),
    read(hasSection(document, 'gallery'), () => listPublishedItems({ limit: MOST }), 'gallery'),
    read(
      hasSection(document, 'articles'),
      async () => (await listPublishedPosts({ page: 1, per_page: MOST })).items,
      'posts',
    ),
    read(hasSection(document, 'history'), async () => toLegalIdentity(await readSettings()).history, 'history'),
    readOwn(['price-table', 'price-terms'], async () => getPriceList(await readSettings())),
    readOwn(['zone-map', 'zone-list', 'contact-map'], () => readMap(context)),
    readOwn(['work-list'], () => listPublishedItems({})),
    readOwn(['review-list'], () => readReviews(getReviewSearch(new URLSearchParams(asked)))),
    readOwn(['chapter'], async () => toLegalIdentity(await readSettings())),
    readOwn(['site-map'], () => listPublicPages(context, {})),
  ]);
  return { testimonials, gallery, posts, history, prices, map, works, reviews, identity, pages };
}

async function toSectionPage(wanted: Wanted, context: Context): Promise<SectionPage> {
  const { document } = wanted;
  const records = await readRecords(wanted, context);
  return { document, records, isComplete: !Object.values(records).includes(null) && records.map?.isComplete !== false };
}

async function readPublished(page: PageKey, context: Context, asked = ''): Promise<SectionPage> {
  const document = await attempt(readPublishedPage(page), 'page', context);
  const read = await toSectionPage({ document: document ?? toVisible(builtInPage(page)), query: asked }, context);
  return { ...read, isComplete: read.isComplete && document !== undefined };
}

const readWithoutQuery = pageContent(readPublished, ({ isComplete }) => isComplete);

/** Reads a published page with its records; the neutral page, which is not cached, when it cannot be read. */
export const readSectionPage = query({
  allow: 'anyone',
  input: z.object({ page: PageKey, query: z.string().max(2_000).default('') }),
  output: SectionPage,
  run: async ({ page, query: asked }, context) =>
    asked === '' ? readWithoutQuery(page, context) : readPublished(page, context, asked),
});

/** Reads the draft of a page for the holder of a token that the administration has made. */
export const previewSectionPage = query({
  allow: 'anyone',
  input: z.object({ page: PageKey, token: z.string().max(300) }),
  output: SectionPage,
  run: async ({ page, token }, context) =>
    toSectionPage({ document: await readPreview(page, token), query: '' }, context),
});
