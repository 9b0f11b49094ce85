import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { ClosingPanel } from '#src/ui/public/page/closing-panel.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { readPriceList } from '../company.queries.server.ts';
import { pageMeta } from '../page-meta.views.ts';
import { PRICES_PAGE_TEXTS as texts } from '../prices-page.texts.ts';
import { getFrame, pageHeaders } from '../site.views.ts';
import { toGraph } from '../structured-data.views.ts';
import type { Route } from './+types/prices-page';
import { LabourSection } from './prices/labour-section.tsx';
import { PriceCards } from './prices/price-cards.tsx';
import { PriceConditions } from './prices/price-conditions.tsx';
import { PriceTable } from './prices/price-table.tsx';

const PATH = '/tarifs';
const CRUMBS = [{ label: texts.crumb, path: PATH }];

export const handle = { static: true, path: PATH };

export const loader = pageLoader((visitor) => readPriceList(visitor, {}));

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const description = fill(texts.meta.description, { name });
  const graph = toGraph(frame, { path: PATH, title, crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function PricesPage({ loaderData: prices, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS}>
        <ButtonLink href="/contact#devis" size="large" icon="quote">
          {texts.hero.quote}
        </ButtonLink>
      </PageHero>
      <PriceCards maintenanceFromCents={prices.maintenanceFromCents} facts={frame.facts} />
      <PriceTable lines={prices.lines} priceDate={prices.priceDate} vatRate={prices.vatRate} />
      <LabourSection prices={prices} facts={frame.facts} />
      <PriceConditions quoteCents={prices.quoteCents} facts={frame.facts} />
      <ClosingPanel {...texts.closing} phone={frame.profile.phone} />
    </>
  );
}
