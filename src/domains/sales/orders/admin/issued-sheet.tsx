import { getTotalRows } from '#src/kernel/document-parts.ts';
import { exactEuros, formatAmount } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { toLineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { IssuedSheet as Issued } from '../order-invoice.contract.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import { describeVoided } from '../order-invoice.views.ts';
import classes from './invoice-sheet.module.css';
import { Lines } from './sheet-lines.tsx';
import { SheetLogo } from './sheet-logo.tsx';

const euros = (amount: number): string => formatAmount(amount, 'document');

function Head({ document, status }: { document: PricedDocument; status: string }) {
  const { issuer, title, number, facts } = document;
  return (
    <header className={classes.head}>
      <div className={classes.company}>
        <SheetLogo name={issuer.name} />
        <strong>{issuer.name}</strong>
        {issuer.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <h1>{title}</h1>
        <p>
          <strong>{fill(TEXTS.number, { number })}</strong>
        </p>
        <dl className={classes.facts}>
          {[...facts, { label: TEXTS.status, value: status }].map(({ label, value }) => (
            <div key={label} className={classes.pair}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

function Totals({ document }: { document: PricedDocument }) {
  return (
    <dl className={classes.totals}>
      {getTotalRows(document).map(({ label, cents }) => (
        <div key={label} className={classes.pair}>
          <dt>{label}</dt>
          <dd>{exactEuros(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the invoice that was issued for an order, with its true payment state. */
export function IssuedSheet({ issued }: { issued: Issued }) {
  const { document, state, due, credited_by, voided } = issued;
  const status = fill(TEXTS.states[state], { due: euros(due), credit: credited_by ?? '' });
  return (
    <article className={classes.sheet} data-mark={document.mark}>
      {document.mark && (
        <p>
          <strong>{document.mark}</strong>
        </p>
      )}
      <Head document={document} status={status} />
      {describeVoided(voided).map((words) => (
        <p key={words}>
          <strong>{words}</strong>
        </p>
      ))}
      <div className={classes.parties}>
        {document.parties.map(({ title, name, lines }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <strong>{name}</strong>
            </p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <p>
        <strong>{document.subject}</strong>
      </p>
      {document.introduction.map((words) => (
        <p key={words} className={classes.words}>
          {words}
        </p>
      ))}
      <Lines lines={document.lines.map(toLineView)} layout={document} />
      <Totals document={document} />
      <footer className={classes.foot}>
        {document.vat_note && <p>{document.vat_note}</p>}
        {document.notes.flatMap(({ paragraphs }) => paragraphs.map((words) => <p key={words}>{words}</p>))}
      </footer>
    </article>
  );
}
