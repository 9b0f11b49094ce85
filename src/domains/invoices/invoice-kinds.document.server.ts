import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { type Totals, totalsOf, totalsOfAmount } from '#src/kernel/priced-lines.ts';
import { type RateShare, sharesOf } from '#src/kernel/priced-shares.ts';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import { dated, guaranteesOf, type Issue, issuerOf, partiesOf, vatNoteOf } from './invoice.document.server.ts';
import { quoteReference } from './invoice.rules.ts';
import { INVOICE_PAPER_TEXTS as texts } from './invoice-paper.texts.ts';

const { facts: FACTS } = texts;

/** No minus before nothing. */
const turned = (cents: number): number => (cents === 0 ? 0 : -cents);

/** The reverse of an invoice, to the cent. */
export function creditDocument(
  { document, number: credited, issued_on }: { document: PricedDocument; number: string; issued_on: string },
  { number, issuedOn, settings }: Issue,
): PricedDocument {
  const { totals, due } = document;
  const date = formatLongDate(issued_on);
  return {
    ...document,
    ...issuerOf(settings),
    title: texts.titles.credit,
    number,
    subject: fill(texts.creditSubject, { number: credited }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      { label: FACTS.credits, value: fill(texts.creditsFact, { number: credited, date }) },
      { label: FACTS.category, value: texts.services },
    ],
    introduction: [fill(texts.creditIntroduction, { number: credited, date })],
    lines: document.lines.map((line) => ({ ...line, unit_price_cents: turned(line.unit_price_cents) })),
    totals: {
      net_cents: turned(totals.net_cents),
      vat: totals.vat.map(({ rate, net_cents, vat_cents }) => ({
        rate,
        net_cents: turned(net_cents),
        vat_cents: turned(vat_cents),
      })),
      vat_cents: turned(totals.vat_cents),
      gross_cents: turned(totals.gross_cents),
    },
    settled: document.settled.map(({ label, cents }) => ({ label, cents: turned(cents) })),
    due: due && { label: texts.creditDue, cents: turned(due.cents) },
    notes: guaranteesOf(settings),
  };
}

/** Tax by rate of a deposit, and their sums. */
function depositTotals(shares: readonly RateShare[]): PricedDocument['totals'] {
  const net_cents = shares.reduce((sum, share) => sum + share.net_cents, 0);
  const vat_cents = shares.reduce((sum, share) => sum + share.vat_cents, 0);
  return { net_cents, vat: [...shares], vat_cents, gross_cents: net_cents + vat_cents };
}

/** What the deposit was paid on; of a quote whose price is gone, the amount itself tells the rate. */
function worksOf({ lines, amount_cents }: ReceivedDeposit['quote'], received: number, { company }: Settings): Totals {
  const billed = company.is_vat_exempt ? lines.map((line) => ({ ...line, vat_rate: 0 as const })) : lines;
  const works =
    billed.length > 0 ? totalsOf(billed) : totalsOfAmount(amount_cents ?? 0, company.is_vat_exempt ? 0 : 20);
  return works.gross_cents > 0 ? works : totalsOfAmount(received, company.is_vat_exempt ? 0 : 20);
}

/** The invoice of a deposit that was received: one line a rate of its quote. */
export function depositDocument({ quote, amount_cents, means }: ReceivedDeposit, issue: Issue): PricedDocument {
  const { number, issuedOn, settings } = issue;
  const shares = sharesOf(worksOf(quote, amount_cents, settings), amount_cents);
  const service = quote.service_type;
  const totals = depositTotals(shares);
  return {
    title: texts.titles.deposit,
    number,
    subject: fill(texts.depositSubject, { service }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      dated(FACTS.receivedOn, issuedOn),
      { label: FACTS.quote, value: quoteReference(quote.id) },
      { label: FACTS.category, value: texts.services },
    ],
    ...issuerOf(settings),
    parties: partiesOf(quote),
    introduction: [],
    lines: shares.map(({ rate, net_cents }) => ({
      label: fill(texts.depositLine, { quote: quoteReference(quote.id), service }),
      quantity_milli: 1000,
      unit: 'forfait',
      unit_price_cents: net_cents,
      vat_rate: rate,
    })),
    totals,
    vat_note: vatNoteOf(settings),
    settled: [{ label: fill(texts.depositSettled, { date: formatLongDate(issuedOn), means }), cents: amount_cents }],
    due: { label: texts.due, cents: 0 },
    notes: [{ title: texts.terms.title, paragraphs: [texts.terms.depositPaid] }, ...guaranteesOf(settings)],
  };
}
