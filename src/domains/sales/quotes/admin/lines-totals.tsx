import { fill } from '#src/kernel/text.ts';
import type { TotalsView } from '../quote-admin.contract.ts';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { formatEuros, formatNumber } from './quote-words.ts';
import classes from './quotes.module.css';

interface LinesTotalsProps {
  totals: TotalsView;
  /** No tax is charged: one total. */
  isUntaxed?: boolean;
}

/** Shows the net total, VAT by rate and the gross total; updated while typing. */
export function LinesTotals({ totals: { net, vat, gross }, isUntaxed = false }: LinesTotalsProps) {
  if (isUntaxed) {
    return (
      <dl className={classes.totals} aria-label={TEXTS.totals}>
        <div data-gross>
          <dt>{TEXTS.totalUntaxed}</dt>
          <dd data-figures>{formatEuros(gross)}</dd>
        </div>
      </dl>
    );
  }
  return (
    <dl className={classes.totals} aria-label={TEXTS.totals}>
      <div>
        <dt>{TEXTS.totalNet}</dt>
        <dd data-figures>{formatEuros(net)}</dd>
      </div>
      {vat.map((part) => (
        <div key={part.rate}>
          <dt>{fill(TEXTS.totalVat, { rate: formatNumber(part.rate), net: formatEuros(part.net) })}</dt>
          <dd data-figures>{formatEuros(part.vat)}</dd>
        </div>
      ))}
      <div data-gross>
        <dt>{TEXTS.totalGross}</dt>
        <dd data-figures>{formatEuros(gross)}</dd>
      </div>
    </dl>
  );
}
