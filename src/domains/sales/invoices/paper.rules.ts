import { subtractRates } from '#src/domains/sales/pricing/bill.rules.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { InvoiceKind } from './invoice.contract.ts';

/** Issued document with what it prints. */
export interface Paper {
  id: number;
  number: string;
  kind: InvoiceKind;
  /** For a credit note: the invoice that it corrects. */
  credits_id: number | null;
  content: Pick<PricedDocument, 'totals' | 'settled'>;
}

type Settled = PricedDocument['settled'][number];

const findDeposit = ({ label }: Settled, papers: readonly Paper[]): Paper | undefined =>
  papers.find(({ kind, number }) => kind === 'deposit' && label.includes(number));

/** Returns the deposits that a paper deducts, each with its printed line. */
export const getDeducted = ({ content }: Paper, papers: readonly Paper[]): { deposit: Paper; line: Settled }[] =>
  content.settled.flatMap((line) => {
    const deposit = findDeposit(line, papers);
    return deposit === undefined ? [] : [{ deposit, line }];
  });

/** Returns the credit notes of an invoice, in the order of their issue. */
export const getCredits = ({ id }: Pick<Paper, 'id'>, papers: readonly Paper[]): Paper[] =>
  papers.filter(({ kind, credits_id }) => kind === 'credit' && credits_id === id);

/** Returns what an invoice billed at each rate: its works less the deposits that it deducts, as they stood on its day. */
export function getBilledRates(paper: Paper, papers: readonly Paper[]): PricedDocument['totals']['vat'] {
  const before = papers.filter(({ id }) => id < paper.id);
  const deposits = getDeducted(paper, before).map(({ deposit }) =>
    subtractRates(
      deposit.content.totals.vat,
      getCredits(deposit, before).map(({ content }) => content.totals.vat),
    ),
  );
  return subtractRates(paper.content.totals.vat, deposits);
}
