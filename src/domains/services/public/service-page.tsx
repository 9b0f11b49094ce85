import { data, redirect } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { inTown } from '#src/kernel/french-towns.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { imageAddress } from '#src/ui/public/image-sources.ts';
import { UNNAMED_KEY } from '../built-in-service.views.ts';
import { nearestSlug } from '../service-match.rules.ts';
import { toServiceTitle } from '../service-meta.views.ts';
import { SERVICE_PAGE_TEXTS as texts } from '../service-page.texts.ts';
import { servicePath } from '../service-paths.views.ts';
import { SERVICES_PAGE_TEXTS } from '../services-page.texts.ts';
import type { Route } from './+types/service-page';
import { ServiceBody } from './sections/service-body.tsx';
import { ServiceMissing } from './sections/service-missing.tsx';
import { serviceNode } from './service-graph.ts';
import { findServicePage, readServiceProof } from './service-page.queries.server.ts';

const STATUS = { stored: 200, 'built-in': 200, nothing: 404, unreadable: 503 } as const;
const RETRY_SECONDS = 60;
/** The owner may use the old slug again, so browsers check again after an hour. */
const REDIRECT_LIFETIME = 'public, max-age=3600';
const DESCRIPTION_MAX = 160;
const NO_PROOF = { reviews: [], works: [], isComplete: true };
/** Preferred slugs, for search engines, instead of the page without a trade. */
const BETTER_THAN_UNNAMED = ['entretien', 'demoussage'];

/** The page of a town has such an address too, and reads the chosen service. */
export const handle = { static: true, cache: { query: ['service'] } };

export const loader = pageLoader(async (visitor, { params, request }: Route.LoaderArgs) => {
  const page = await findServicePage(visitor, { slug: params.slug });
  if (page.found === 'elsewhere') {
    const address = `${servicePath(page.slug)}${new URL(request.url).search}`;
    throw redirect(address, { status: 301, headers: { 'Cache-Control': REDIRECT_LIFETIME } });
  }
  const isReadable = page.found !== 'unreadable';
  const proof = page.found === 'nothing' ? NO_PROOF : await readServiceProof(visitor, { title: page.service.title });
  const headers = {
    ...freshness(proof.isComplete && isReadable),
    ...(!isReadable && { 'Retry-After': String(RETRY_SECONDS) }),
  };
  // All unknown slugs with the same suggestion share one 404.
  const asked = isReadable ? '' : params.slug;
  return data({ asked, ...page, ...proof }, { status: STATUS[page.found], headers });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

const toCrumbs = ({ title, slug }: { title: string; slug: string }): Crumb[] => [
  { label: SERVICES_PAGE_TEXTS.crumb, path: '/services' },
  { label: title, path: servicePath(slug) },
];

/** Returns a published service equivalent to the page without a trade, else the list of services. */
function preferredTo(slug: string, { services }: PublicFrame): string | undefined {
  if (slug !== UNNAMED_KEY) return undefined;
  const published = services.map((service) => service.slug);
  const better = BETTER_THAN_UNNAMED.flatMap((key) => nearestSlug(key, published) ?? []);
  return better[0] === undefined ? '/services' : servicePath(better[0]);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { found, service } = loaderData;
  const { name, city } = frame.profile;
  const path = servicePath(service.slug);
  if (found === 'nothing') {
    const title = fill(texts.missing.meta.title, { name });
    return pageMeta(frame, { path, title, description: texts.missing.meta.description, hidden: true });
  }
  const title = toServiceTitle(service.title, { name, in_town: city ? inTown(city) : '' });
  const description = toExcerpt(service.description, DESCRIPTION_MAX);
  const isStored = found === 'stored';
  const input = service.heroImage || service.image;
  const image = /^https?:/i.test(input) ? input : imageAddress(input);
  const nodes = [serviceNode(frame, service, image)];
  const graph = toGraph(frame, { path, title, crumbs: toCrumbs(service), nodes });
  const preferred = preferredTo(service.slug, frame);
  return pageMeta(frame, { path, title, description, graph, hidden: !isStored, ...(preferred && { preferred }) });
}

export default function ServicePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const { found, asked, reviews, works } = loaderData;
  // Stored texts are shown as their owner wrote them; built-in ones promise only what is promised.
  const service = found === 'stored' ? loaderData.service : fillTexts(loaderData.service, frame.facts);
  if (found === 'nothing') {
    return <ServiceMissing frame={frame} suggestion={service} />;
  }
  return (
    <PagePart
      of={ServiceBody}
      name="Page"
      props={{
        frame,
        service,
        unreadable: found === 'unreadable' ? asked : undefined,
        crumbs: toCrumbs(service),
        reviews,
        works,
        outcome: actionData ?? null,
      }}
    />
  );
}
