import { subtractRates } from '#src/domains/sales/pricing/bill.rules.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { InvoiceKind } from './invoice.contract.ts';

/** Issued document with what it prints. */
export interface BilledDocument {
  id: number;
  number: string;
  kind: InvoiceKind;
  /** For a credit note: the invoice that it corrects. */
  credits_id: number | null;
  content: Pick<PricedDocument, 'totals' | 'settled'>;
}

type Settled = PricedDocument['settled'][number];

const findDeposit = ({ label }: Settled, documents: readonly BilledDocument[]): BilledDocument | undefined =>
  documents.find(({ kind, number }) => kind === 'deposit' && label.includes(number));

/** Returns the deposits that a document deducts, each with its printed line. */
export const getDeducted = (
  { content }: BilledDocument,
  documents: readonly BilledDocument[],
): { deposit: BilledDocument; line: Settled }[] =>
  content.settled.flatMap((line) => {
    const deposit = findDeposit(line, documents);
    return deposit === undefined ? [] : [{ deposit, line }];
  });

/** Returns the credit notes of an invoice, in the order of their issue. */
export const getCredits = (
  { id }: Pick<BilledDocument, 'id'>,
  documents: readonly BilledDocument[],
): BilledDocument[] => documents.filter(({ kind, credits_id }) => kind === 'credit' && credits_id === id);

/** Returns what an invoice billed at each rate: its works less the deposits that it deducts, as they stood on its day. */
export function getBilledRates(
  own: BilledDocument,
  documents: readonly BilledDocument[],
): PricedDocument['totals']['vat'] {
  const before = documents.filter(({ id }) => id < own.id);
  const deposits = getDeducted(own, before).map(({ deposit }) =>
    subtractRates(
      deposit.content.totals.vat,
      getCredits(deposit, before).map(({ content }) => content.totals.vat),
    ),
  );
  return subtractRates(own.content.totals.vat, deposits);
}
