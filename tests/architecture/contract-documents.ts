import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { drawInvoiceFile } from '#src/domains/sales/invoices/invoice-mail.internal.server.ts';
import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { PricedDocument } from '#src/kernel/priced-document.ts';
import { db } from '#src/platform/database/database.server.ts';

/** Text of the invoice after a withdrawal, which shows what was received and deducts nothing. */
export const BEGUN = 'Travaux exécutés avant la rétractation';

const selectIssued = async (key: ContractKey) => {
  const [column, id] =
    'quote_id' in key ? (['quote_id', key.quote_id] as const) : (['order_id', key.order_id] as const);
  const rows = await db().selectFrom('invoices').selectAll().where(column, '=', id).orderBy('id').execute();
  return rows.map((row) => ({ ...row, content: PricedDocument.parse(JSON.parse(row.document)) }));
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** Checks that every document of a contract prints its own number, total, deductions and amount due. */
export async function requireDocuments(key: ContractKey): Promise<void> {
  for (const { id, number, content } of await selectIssued(key)) {
    const { base64 } = await drawInvoiceFile(id);
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    await pdf.loadingTask.destroy();
    const printed = plain(text);
    const { totals, settled, due } = content;
    const amounts = [totals.gross_cents, ...settled.map(({ cents }) => cents), ...(due === null ? [] : [due.cents])];
    expect(printed).toContain(number);
    for (const cents of amounts) expect([number, printed]).toEqual([number, expect.stringContaining(euros(cents))]);
  }
}

/** An amount as printed, whatever its sign. */
const euros = (cents: number): string => plain(exactEuros(Math.abs(cents)));

type Issued = Awaited<ReturnType<typeof selectIssued>>;

/** Sums net and tax at each rate, as text. */
function sumRates(documents: Issued): string[] {
  const all = documents.flatMap(({ content }) => content.totals.vat);
  const rates = [...Map.groupBy(all, ({ rate }) => rate)].map(([rate, parts]) => ({
    ...{ rate, net: sum(parts.map(({ net_cents }) => net_cents)), vat: sum(parts.map(({ vat_cents }) => vat_cents)) },
  }));
  return rates
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map((one) => JSON.stringify(one))
    .toSorted();
}

/** Checks that credit notes take back each rate of an invoice that they cancel, unless it deducts deposits. */
function requireRates(issued: Issued): void {
  for (const invoice of issued.filter(({ kind }) => kind !== 'credit')) {
    const credits = issued.filter(({ corrects_id }) => corrects_id === invoice.id);
    const rest = invoice.gross_cents + sum(credits.map(({ gross_cents }) => gross_cents));
    const isWhole = invoice.gross_cents === invoice.content.totals.gross_cents;
    if (credits.length > 0 && rest === 0 && isWhole) {
      expect([invoice.number, sumRates(credits)]).toEqual([invoice.number, sumRates([invoice])]);
    }
  }
}

/** Label of received money that no deposit invoice bills: it settles an invoice, and lowers nothing that is billed. */
const RECEIVED = 'Règlements déjà reçus';

/** Checks that every document adds up, and that the invoice of the works deducts every deposit once. */
export async function requireDeductions(key: ContractKey): Promise<void> {
  const issued = await selectIssued(key);
  const getRest = ({ id, gross_cents }: (typeof issued)[number]): number =>
    gross_cents + sum(issued.flatMap((credit) => (credit.corrects_id === id ? [credit.gross_cents] : [])));
  for (const { number, content } of issued) {
    const { totals, settled, due } = content;
    expect([number, totals.gross_cents - sum(settled.map(({ cents }) => cents))]).toEqual([number, due?.cents]);
  }
  requireRates(issued);
  const finals = issued.filter(({ kind, document }) => kind === 'invoice' && !document.includes(BEGUN));
  for (const { number, gross_cents, content } of finals) {
    const deposits = content.settled.filter(({ label }) => !label.startsWith(RECEIVED));
    const deducted = sum(deposits.map(({ cents }) => cents));
    expect([number, content.totals.gross_cents - deducted]).toEqual([number, gross_cents]);
  }
  const standing = finals.filter((row) => getRest(row) > 0);
  expect(standing.length).toBeLessThanOrEqual(1);
  for (const { id: finalId, number: final, content } of standing) {
    const deposits = issued.filter((row) => row.kind === 'deposit' && row.id < finalId && getRest(row) > 0);
    for (const deposit of deposits) {
      const named = content.settled.filter(({ label }) => label.includes(deposit.number));
      expect([final, deposit.number, named.length]).toEqual([final, deposit.number, 1]);
    }
  }
}
