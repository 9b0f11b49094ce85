import type { PriceLine, PriceList } from '#src/domains/settings/price.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { euros, rateText } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { PRICE_LABELS } from '../../price-labels.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import styles from './prices.module.css';

const labels = PRICE_LABELS.table;

const getPrice = ({ price_cents, is_from }: PriceLine): string =>
  is_from ? fill(labels.from, { amount: euros(price_cents) }) : euros(price_cents);

function getCaption(priceDate: string, vatRate: PriceList['vatRate']): string {
  const date = priceDate && formatLongDate(priceDate);
  if (vatRate === null) return date ? fill(labels.captionUntaxedWithDate, { date }) : labels.captionUntaxed;
  const caption = date ? fill(labels.captionWithDate, { date }) : labels.caption;
  return fill(labels.captionRate, { caption, rate: rateText(vatRate) });
}

/** Prices of common works, VAT included, which the order of 24 January 2017 requires on a roofer's site. */
export function PriceTable({ content, records, suffix }: SectionProps<'price-table'>) {
  if (!records.prices) return null;
  const { lines, priceDate, vatRate } = records.prices;
  const id = `titre-prix${suffix}`;
  return (
    <Section tone="sable" labelledBy={id} isFar>
      <Container>
        <SectionHeading id={id} title={content.title} lead={lines.length > 0 ? content.lead : content.empty} />
        {lines.length > 0 && (
          <table className={styles.table}>
            <caption>{getCaption(priceDate, vatRate)}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.columns.label}</th>
                <th scope="col">{labels.columns.unit}</th>
                <th scope="col">{vatRate === null ? labels.columns.untaxed : labels.columns.price}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.label}>
                  <th scope="row">
                    {line.label}
                    {line.detail && <span className={styles.detail}>{line.detail}</span>}
                  </th>
                  <td>{line.unit}</td>
                  <td>{getPrice(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Container>
    </Section>
  );
}
