import { data } from 'react-router';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { ClosingPanel } from '#src/ui/public/page/closing-panel.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { ABOUT_PAGE_TEXTS as texts } from '../about-page.texts.ts';
import { readLegalIdentity } from '../company.queries.server.ts';
import { pageMeta } from '../page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import { toGraph } from '../structured-data.views.ts';
import type { Route } from './+types/about-page';
import { AboutFigures } from './about/about-figures.tsx';
import { CommitmentsSection } from './about/commitments-section.tsx';
import { HistorySection } from './about/history-section.tsx';
import { TeamSection } from './about/team-section.tsx';
import { ValuesSection } from './about/values-section.tsx';

const PATH = '/a-propos';
const CRUMBS = [{ label: texts.crumb, path: PATH }];

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const legalIdentity = await attempt(readLegalIdentity(visitor, {}), 'legalIdentity', visitor);
  return data({ history: legalIdentity?.history ?? [] }, { headers: freshness(legalIdentity !== undefined) });
});

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const place = fillPlaceholders(texts.meta.place, frame.facts);
  const description = fill(texts.meta.description, { name, place });
  const graph = toGraph(frame, { path: PATH, title, type: 'AboutPage', crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function AboutPage({ loaderData: { history }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const { phone } = frame.profile;
  return (
    <>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS}>
        <ButtonLink href="/contact" size="large">
          {texts.hero.quote}
        </ButtonLink>
        <CallButton phone={phone} look="outline" />
      </PageHero>
      <HistorySection frame={frame} history={history} />
      <CommitmentsSection {...frame} />
      <AboutFigures {...frame} />
      <ValuesSection {...frame} />
      <TeamSection illustrations={frame.illustrations} />
      <ClosingPanel {...texts.closing} phone={phone} />
    </>
  );
}
