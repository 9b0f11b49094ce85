import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { subtractRates } from './bill.rules.ts';
import { type AccountDocument, type AccountEntry, getBalances } from './contract-account.rules.ts';

/** Issued document with what it prints. */
export interface Paper extends AccountDocument {
  number: string;
  content: Pick<PricedDocument, 'totals' | 'settled'>;
}

type Settled = PricedDocument['settled'][number];

const findDeposit = ({ label }: Settled, issued: readonly Paper[]): Paper | undefined =>
  issued.find(({ kind, number }) => kind === 'deposit' && label.split(/\s/).includes(number));

/** Returns the deposits that a paper deducts, each with its printed line. */
export const getDeducted = ({ content }: Paper, issued: readonly Paper[]): { deposit: Paper; line: Settled }[] =>
  content.settled.flatMap((line) => {
    const deposit = findDeposit(line, issued);
    return deposit === undefined ? [] : [{ deposit, line }];
  });

/** Returns the credit notes of an invoice, in the order of their issue. */
export const getCredits = ({ id }: Pick<Paper, 'id'>, issued: readonly Paper[]): Paper[] =>
  issued.filter(({ kind, credits_id }) => kind === 'credit' && credits_id === id);

/** Returns what an invoice billed at each rate: its works less the deposits that it deducts, as they stood on its day. */
export function getBilledRates(paper: Paper, issued: readonly Paper[]): PricedDocument['totals']['vat'] {
  const before = issued.filter(({ id }) => id < paper.id);
  const deposits = getDeducted(paper, before).map(({ deposit }) =>
    subtractRates(
      deposit.content.totals.vat,
      getCredits(deposit, before).map(({ content }) => content.totals.vat),
    ),
  );
  return subtractRates(paper.content.totals.vat, deposits);
}

/** Money that a paper deducted and that no longer counts: what is to be paid again, and on which document. */
export interface Voided {
  number: string;
  cents: number;
}

/** Returns what was paid of a document after each entry of its contract. */
const getPaid = (id: number, issued: readonly Paper[], entries: readonly AccountEntry[]): number[] =>
  entries.map((_entry, index) => {
    const balances = getBalances(issued, entries.slice(0, index + 1));
    return balances.find((balance) => balance.id === id)?.paid_cents ?? 0;
  });

/**
 * Returns what of the money that a paper deducted was cancelled or given back since, as far as it is to be paid again:
 * the paper stays as it was issued, and its reader must know. Nothing of a paper that is wholly credited.
 */
export function getVoided(paper: Paper, issued: readonly Paper[], entries: readonly AccountEntry[]): Voided[] {
  const balances = getBalances(issued, entries);
  const own = balances.find(({ id }) => id === paper.id);
  if (own === undefined || (own.standing_cents <= 0 && getCredits(paper, issued).length > 0)) return [];
  return paper.content.settled.flatMap((line) => {
    const { id, number } = findDeposit(line, issued) ?? paper;
    const { due_cents = 0, paid_cents = 0 } = balances.find((balance) => balance.id === id) ?? {};
    const most = Math.min(line.cents, Math.max(0, ...getPaid(id, issued, entries)));
    const cents = Math.min(due_cents, most - paid_cents);
    return cents > 0 ? [{ number, cents }] : [];
  });
}
