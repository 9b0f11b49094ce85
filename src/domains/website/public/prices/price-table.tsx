import type { PriceLine, PriceList } from '#src/domains/settings/price.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { euros, rateText } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { PRICES_PAGE_TEXTS } from '../../prices-page.texts.ts';
import styles from './prices.module.css';

const texts = PRICES_PAGE_TEXTS.table;

const getPrice = ({ price_cents, is_from }: PriceLine): string =>
  is_from ? fill(texts.from, { amount: euros(price_cents) }) : euros(price_cents);

function getCaption(priceDate: string, vatRate: PriceList['vatRate']): string {
  const caption = priceDate ? fill(texts.captionWithDate, { date: formatLongDate(priceDate) }) : texts.caption;
  return vatRate === null ? caption : fill(texts.captionRate, { caption, rate: rateText(vatRate) });
}

/** Prices of common works, VAT included, which the order of 24 January 2017 requires on a roofer's site. */
export function PriceTable({ lines, priceDate, vatRate }: Pick<PriceList, 'lines' | 'priceDate' | 'vatRate'>) {
  return (
    <Section tone="sable" labelledBy="titre-prix">
      <Container>
        <SectionHeading id="titre-prix" title={texts.title} lead={lines.length > 0 ? texts.lead : texts.none} />
        {lines.length > 0 && (
          <table className={styles.table}>
            <caption>{getCaption(priceDate, vatRate)}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.columns.label}</th>
                <th scope="col">{texts.columns.unit}</th>
                <th scope="col">{texts.columns.price}</th>
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
