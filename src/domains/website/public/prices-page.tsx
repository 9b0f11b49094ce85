import { data } from 'react-router';
import { readPriceList } from '#src/domains/settings/setting.queries.server.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { ClosingPanel } from '#src/ui/public/page/closing-panel.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { PRICES_PAGE_TEXTS as texts } from '../prices-page.texts.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { freshness, pageHeaders } from '../site.rules.ts';
import { toGraph } from '../structured-data.rules.ts';
import type { Route } from './+types/prices-page';
import { Frame } from './frame.tsx';
import { LabourSection } from './prices/labour-section.tsx';
import { PriceCards } from './prices/price-cards.tsx';
import { PriceConditions } from './prices/price-conditions.tsx';
import { PriceTable } from './prices/price-table.tsx';

const PATH = '/tarifs';
const CRUMBS = [{ label: texts.crumb, path: PATH }];

export const handle = { static: true };

export const loader = pageLoader(async (visitor) => {
  const [frame, prices] = await Promise.all([readPublicFrame(visitor, {}), readPriceList(visitor, {})]);
  return data({ frame, prices }, { headers: freshness(frame.isComplete) });
});

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const description = fill(texts.meta.description, { name });
  const graph = toGraph(frame, { path: PATH, title, crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function PricesPage({ loaderData: { frame, prices } }: Route.ComponentProps) {
  return (
    <Frame frame={frame} path={PATH}>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS}>
        <ButtonLink href="/contact#devis" size="large" icon="quote">
          {texts.hero.quote}
        </ButtonLink>
      </PageHero>
      <PriceCards maintenanceFromCents={prices.maintenanceFromCents} />
      <PriceTable lines={prices.lines} priceDate={prices.priceDate} />
      <LabourSection prices={prices} />
      <PriceConditions quoteCents={prices.quoteCents} />
      <ClosingPanel {...texts.closing} phone={frame.profile.phone} />
    </Frame>
  );
}
