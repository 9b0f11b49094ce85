import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import type { PriceList } from '#src/domains/settings/price.contract.ts';
import { euros } from '#src/kernel/money.ts';
import { fillPlaceholders, type Facts as Known } from '#src/kernel/placeholders.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { type Fact, isKnown } from '../../chapter-facts.views.ts';
import { PRICE_LABELS } from '../../price-labels.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import { Facts } from '../legal/facts.tsx';
import styles from './prices.module.css';

const texts = PRICE_LABELS.labour;

type Radius = Pick<Known, 'radius' | 'of_centre'>;

function travelText(travel: PriceList['travel'], radius: Radius): string {
  if (travel === null) return '';
  const { freeKm, feePerKmCents } = travel;
  return feePerKmCents === 0
    ? fillPlaceholders(texts.travelFree, radius) || texts.travelFreeAnywhere
    : fillPlaceholders(freeKm === 0 ? texts.travelAll : texts.travelValue, {
        km: freeKm,
        amount: euros(feePerKmCents),
        ...radius,
      });
}

function quoteText(cents: number | null, isTaxed: boolean): string {
  if (cents === null) return '';
  return cents === 0
    ? texts.quoteFree
    : fill(texts.quotePaid, {
        amount: isTaxed ? fill(DOCUMENT_TEXTS.withTax, { amount: euros(cents) }) : euros(cents),
      });
}

function toFacts({ vatRate, vatNote, ...prices }: PriceList, radius: Radius): Fact[] {
  const { hourlyCents, hourlyNote, quoteCents, travel } = prices;
  const isTaxed = vatRate !== null;
  return [
    {
      label: isTaxed ? texts.hourly : texts.hourlyUntaxed,
      value: hourlyCents > 0 ? fill(texts.hourlyValue, { amount: euros(hourlyCents) }) : '',
    },
    { label: texts.counting, value: hourlyNote },
    { label: isTaxed ? texts.travel : texts.travelUntaxed, value: travelText(travel, radius) },
    { label: texts.quote, value: quoteText(quoteCents, isTaxed) },
    { label: texts.vat, value: vatNote },
  ];
}

/** Shows the prices of an hour, the trip and the quote; nothing while none is stated. */
export function LabourSection({ content, records, frame, suffix }: SectionProps<'price-terms'>) {
  const facts = records.prices ? toFacts(records.prices, frame.facts).filter(isKnown) : [];
  if (facts.length === 0) return null;
  const id = `titre-main-d-oeuvre${suffix}`;
  return (
    <Section top="valley" labelledBy={id}>
      <Container>
        <SectionHeading id={id} title={content.title} />
        <Facts facts={facts} />
        {content.button && frame.area.seat && (
          <p className={styles.planner}>
            <ButtonLink href={TRIP_PLANNER_PATH} look="outline" icon="pin">
              {content.button}
            </ButtonLink>
          </p>
        )}
      </Container>
    </Section>
  );
}
