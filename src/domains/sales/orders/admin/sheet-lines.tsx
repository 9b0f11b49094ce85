import { getHeadings, getLineLabel } from '#src/kernel/document-parts.ts';
import { formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import classes from './invoice-sheet.module.css';

type Layout = Pick<PricedDocument, 'is_untaxed'>;

const money = (euros: number): string => formatAmount(euros, 'document');

/** Row of a line; on a phone, quantity, price and rate stand under the label instead of in columns of their own. */
function LineRow({ line, layout: { is_untaxed } }: { line: LineView; layout: Layout }) {
  const quantity = `${quantityText(Math.round(line.quantity * 1000))} ${line.unit}`;
  const price = unitPriceText(line.unit_price * 100);
  const rate = rateText(line.vat_rate);
  const detail = is_untaxed
    ? fill(DOCUMENT_TEXTS.untaxed.detail, {
        quantity: quantityText(Math.round(line.quantity * 1000)),
        unit: line.unit,
        price,
      })
    : fill(TEXTS.lines.narrow, { quantity, price, rate });
  return (
    <tr>
      <td>
        {getLineLabel(line.label, line.quantity)}
        <span className={classes.narrow}>{detail}</span>
      </td>
      <td>{quantity}</td>
      <td>{price}</td>
      {!is_untaxed && <td>{rate}</td>}
      <td>{money(line.net)}</td>
    </tr>
  );
}

/** Shows the lines of a printed invoice. */
export function Lines({ lines, layout }: { lines: readonly LineView[]; layout: Layout }) {
  const { lines: texts } = TEXTS;
  const { unitPrice, net } = getHeadings(layout);
  // Two lines may have the same text, so the key includes the index.
  const namedLines = lines.map((line, place) => ({ line, name: `${place} ${line.label}` }));
  return (
    <div className={classes.table}>
      <table aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.label}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{unitPrice}</th>
            {!layout.is_untaxed && <th scope="col">{texts.rate}</th>}
            <th scope="col">{net}</th>
          </tr>
        </thead>
        <tbody>
          {namedLines.map(({ line, name }) => (
            <LineRow key={name} line={line} layout={layout} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
