import { getLineLabel } from '#src/kernel/document-parts.ts';
import { formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import classes from './invoice-sheet.module.css';

const money = (euros: number): string => formatAmount(euros, 'document');

/** Row of a line; on a phone, quantity, price and rate stand under the label instead of in columns of their own. */
function LineRow({ line }: { line: LineView }) {
  const quantity = `${quantityText(Math.round(line.quantity * 1000))} ${line.unit}`;
  const price = unitPriceText(line.unit_price * 100);
  const rate = rateText(line.vat_rate);
  return (
    <tr>
      <td>
        {getLineLabel(line.label, line.quantity)}
        <span className={classes.narrow}>{fill(TEXTS.lines.narrow, { quantity, price, rate })}</span>
      </td>
      <td>{quantity}</td>
      <td>{price}</td>
      <td>{rate}</td>
      <td>{money(line.net)}</td>
    </tr>
  );
}

/** Shows the lines of a printed invoice. */
export function Lines({ lines }: { lines: readonly LineView[] }) {
  const { lines: texts } = TEXTS;
  // Two lines may have the same text, so the key includes the index.
  const namedLines = lines.map((line, place) => ({ line, name: `${place} ${line.label}` }));
  return (
    <div className={classes.table}>
      <table aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.label}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.rate}</th>
            <th scope="col">{texts.net}</th>
          </tr>
        </thead>
        <tbody>
          {namedLines.map(({ line, name }) => (
            <LineRow key={name} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
