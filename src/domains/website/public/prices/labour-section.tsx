import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import { RADIUS_KM } from '#src/domains/places/zones/zone.rules.ts';
import type { PriceList } from '#src/domains/settings/price.contract.ts';
import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { PRICES_PAGE_TEXTS } from '../../prices-page.texts.ts';
import { type Fact, Facts } from '../legal/facts.tsx';
import styles from './prices.module.css';

const texts = PRICES_PAGE_TEXTS.labour;

function toFacts({ hourlyCents, hourlyNote, quoteCents, vatNote, travel }: PriceList): Fact[] {
  const { freeKm, feePerKmCents } = travel;
  return [
    { label: texts.hourly, value: hourlyCents > 0 ? fill(texts.hourlyValue, { amount: euros(hourlyCents) }) : '' },
    { label: texts.counting, value: hourlyNote },
    {
      label: texts.travel,
      value:
        feePerKmCents === 0
          ? fill(texts.travelFree, { radius: RADIUS_KM })
          : fill(texts.travelValue, { km: freeKm, amount: euros(feePerKmCents), radius: RADIUS_KM }),
    },
    {
      label: texts.quote,
      value: quoteCents === 0 ? texts.quoteFree : fill(texts.quotePaid, { amount: euros(quoteCents) }),
    },
    { label: texts.vat, value: vatNote },
  ];
}

/** Shows the prices of an hour, the trip and the quote. */
export function LabourSection({ prices }: { prices: PriceList }) {
  return (
    <Section top="valley" labelledBy="titre-main-d-oeuvre">
      <Container>
        <SectionHeading id="titre-main-d-oeuvre" title={texts.title} />
        <Facts facts={toFacts(prices)} />
        <p className={styles.planner}>
          <ButtonLink href={TRIP_PLANNER_PATH} look="outline" icon="pin">
            {texts.travelPlanner}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
