import { data } from 'react-router';
import { RADIUS_KM } from '#src/domains/places/zones/zone.rules.ts';
import { readLegalIdentity } from '#src/domains/settings/setting.queries.server.ts';
import { inTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { ClosingPanel } from '#src/ui/public/page/closing-panel.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { ABOUT_PAGE_TEXTS as texts } from '../about-page.texts.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { freshness, pageHeaders } from '../site.rules.ts';
import { toGraph } from '../structured-data.rules.ts';
import type { Route } from './+types/about-page';
import { AboutFigures } from './about/about-figures.tsx';
import { CommitmentsSection } from './about/commitments-section.tsx';
import { HistorySection } from './about/history-section.tsx';
import { TeamSection } from './about/team-section.tsx';
import { ValuesSection } from './about/values-section.tsx';
import { Frame } from './frame.tsx';

const PATH = '/a-propos';
const CRUMBS = [{ label: texts.crumb, path: PATH }];

export const handle = { static: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = toVisitor(context.get(pageRequest));
  const [frame, legalIdentity] = await Promise.all([
    readPublicFrame(visitor, {}),
    attempt(readLegalIdentity(visitor, {}), 'legalIdentity', visitor),
  ]);
  return data(
    { frame, history: legalIdentity?.history ?? [] },
    { headers: freshness(frame.isComplete && legalIdentity !== undefined) },
  );
}

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const { name, city } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const place = city ? fill(texts.meta.place, { in_city: inTown(city), radius: RADIUS_KM }) : '';
  const description = fill(texts.meta.description, { name, place });
  const graph = toGraph(frame, { path: PATH, title, type: 'AboutPage', crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function AboutPage({ loaderData: { frame, history } }: Route.ComponentProps) {
  const { phone } = frame.profile;
  return (
    <Frame frame={frame} path={PATH}>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS}>
        <ButtonLink href="/contact" size="large">
          {texts.hero.quote}
        </ButtonLink>
        <CallButton phone={phone} look="outline" />
      </PageHero>
      <HistorySection frame={frame} history={history} />
      <CommitmentsSection />
      <AboutFigures profile={frame.profile} />
      <ValuesSection {...frame} />
      <TeamSection illustrations={frame.illustrations} />
      <ClosingPanel {...texts.closing} phone={phone} />
    </Frame>
  );
}
