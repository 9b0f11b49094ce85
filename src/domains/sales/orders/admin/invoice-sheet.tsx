import { formatLongDate } from '#src/kernel/dates.ts';
import { getLayout } from '#src/kernel/document-parts.ts';
import { formatAmount, rateText } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { fill } from '#src/kernel/text.ts';
import type { PrintableInvoice } from '../order-invoice.contract.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import classes from './invoice-sheet.module.css';
import { IssuedSheet } from './issued-sheet.tsx';
import { Lines } from './sheet-lines.tsx';
import { SheetLogo } from './sheet-logo.tsx';

const money = (euros: number): string => formatAmount(euros, 'document');

function Head({ invoice }: { invoice: PrintableInvoice }) {
  const { company } = invoice;
  const lines = [
    company.legal_form,
    company.street,
    company.town,
    company.phone,
    company.email,
    company.siret && fill(TEXTS.siret, { siret: company.siret }),
    company.registry,
    company.vat_number && fill(TEXTS.vatNumber, { number: company.vat_number }),
  ].filter(Boolean);
  const facts = [
    [TEXTS.date, formatLongDate(invoice.date)],
    [TEXTS.due, formatLongDate(invoice.due_date)],
    [TEXTS.status, invoice.status],
  ];
  return (
    <header className={classes.head}>
      <div className={classes.company}>
        <SheetLogo name={company.name} />
        <strong>{company.name}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <h1>{TEXTS.title}</h1>
        <p>
          <strong>{fill(TEXTS.number, { number: invoice.number })}</strong>
        </p>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
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

function Parties({ invoice: { client, service, description } }: { invoice: PrintableInvoice }) {
  return (
    <div className={classes.parties}>
      <div>
        <h2>{TEXTS.billedTo}</h2>
        <p>
          <strong>{client.name}</strong>
        </p>
        {[client.address, client.phone, client.email].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <h2>{TEXTS.service}</h2>
        <p>
          <strong>{service}</strong>
        </p>
        <p className={classes.words}>{description}</p>
      </div>
    </div>
  );
}

const Taxes = ({ invoice }: { invoice: PrintableInvoice }) => (
  <>
    <dt>{TEXTS.net}</dt>
    <dd>{money(invoice.net)}</dd>
    {invoice.vat.map(({ rate, net, vat }) => (
      <div key={rate} className={classes.pair}>
        <dt>{fill(TEXTS.vat, { rate: rateText(rate), net: money(net) })}</dt>
        <dd>{money(vat)}</dd>
      </div>
    ))}
  </>
);

/** Shows the printable invoice of an order, on screen as on paper: a preview until one was issued. */
export function InvoiceSheet({ invoice }: { invoice: PrintableInvoice }) {
  const { company, issued } = invoice;
  if (issued !== null) return <IssuedSheet issued={issued} />;
  const layout = getLayout(invoice);
  return (
    <article className={classes.sheet} data-mark={TEXTS.preview}>
      <p>
        <strong>{TEXTS.preview}</strong>
      </p>
      <Head invoice={invoice} />
      <Parties invoice={invoice} />
      <Lines lines={invoice.lines} layout={layout} />
      <dl className={classes.totals}>
        {!layout.is_untaxed && <Taxes invoice={invoice} />}
        <dt className={classes.total}>{layout.is_untaxed ? DOCUMENT_TEXTS.untaxed.gross : TEXTS.total}</dt>
        <dd className={classes.total}>{money(invoice.total)}</dd>
      </dl>
      <footer className={classes.foot}>
        <p>{fill(TEXTS.terms, { days: invoice.payment_terms_days })}</p>
        {company.iban && (
          <p>
            {TEXTS.bank} : {fill(TEXTS.iban, { iban: company.iban })}, {company.name}
          </p>
        )}
        {invoice.vat_note && <p>{invoice.vat_note}</p>}
        {company.insurance && <p>{fill(TEXTS.insurance, { insurance: company.insurance })}</p>}
      </footer>
    </article>
  );
}
