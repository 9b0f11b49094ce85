import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import type { PriceList } from '#src/domains/settings/price.contract.ts';
import { euros } from '#src/kernel/money.ts';
import { fillPlaceholders, type Facts as Known } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Fact } from '../../chapter-facts.views.ts';
import { PRICES_PAGE_TEXTS } from '../../prices-page.texts.ts';
import { Facts } from '../legal/facts.tsx';
import styles from './prices.module.css';

const texts = PRICES_PAGE_TEXTS.labour;

type Radius = Pick<Known, 'radius'>;

function toFacts({ hourlyCents, hourlyNote, quoteCents, vatNote, travel }: PriceList, { radius }: Radius): Fact[] {
  const { freeKm, feePerKmCents } = travel;
  return [
    { label: texts.hourly, value: hourlyCents > 0 ? fill(texts.hourlyValue, { amount: euros(hourlyCents) }) : '' },
    { label: texts.counting, value: hourlyNote },
    {
      label: texts.travel,
      value:
        feePerKmCents === 0
          ? fillPlaceholders(texts.travelFree, { radius }) || texts.travelFreeAnywhere
          : fillPlaceholders(texts.travelValue, { km: freeKm, amount: euros(feePerKmCents), radius }),
    },
    {
      label: texts.quote,
      value: quoteCents === 0 ? texts.quoteFree : fill(texts.quotePaid, { amount: euros(quoteCents) }),
    },
    { label: texts.vat, value: vatNote },
  ];
}

/** Shows the prices of an hour, the trip and the quote. */
export function LabourSection({ prices, facts }: { prices: PriceList; facts: Radius }) {
  return (
    <Section top="valley" labelledBy="titre-main-d-oeuvre">
      <Container>
        <SectionHeading id="titre-main-d-oeuvre" title={texts.title} />
        <Facts facts={toFacts(prices, facts)} />
        <p className={styles.planner}>
          <ButtonLink href={TRIP_PLANNER_PATH} look="outline" icon="pin">
            {texts.travelPlanner}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
