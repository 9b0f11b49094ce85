import { data } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { pageMeta } from '../page-meta.views.ts';
import { listPublicPages } from '../site.queries.server.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import { SITE_MAP_TEXTS as texts } from '../site-map.texts.ts';
import { toGraph } from '../structured-data.views.ts';
import type { Route } from './+types/site-map-page';
import { SiteMap } from './legal/site-map.tsx';

const PATH = '/plan-du-site';
const CRUMBS = [{ label: texts.title, path: PATH }];

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const pages = await attempt(listPublicPages(visitor, {}), 'pages', visitor);
  return data({ pages: pages ?? null }, { headers: freshness(pages !== undefined) });
});

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const description = fill(texts.meta.description, { name });
  const graph = toGraph(frame, { path: PATH, title, crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function SiteMapPage({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={texts.title} text={texts.text} crumbs={CRUMBS} />
      <Section top="valley">
        <Container>
          <SiteMap pages={pages} />
        </Container>
      </Section>
    </>
  );
}
