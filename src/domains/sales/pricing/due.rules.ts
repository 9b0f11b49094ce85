import type { ContractAccount } from './contract-account.rules.ts';

/** Payable amount: the whole balance, or the deposit. */
export interface DueChoice {
  kind: 'balance' | 'deposit';
  cents: number;
}

/** Amounts still to be paid on a quote, in cents. */
export interface AmountsDue {
  due_cents: number;
  /** Zero once something was paid, or where the deposit would be the whole amount. */
  deposit_cents: number;
  /** Payable amounts, the whole balance first. */
  choices: DueChoice[];
}

interface Owed {
  totals: { gross_cents: number };
  deposit: { cents: number };
  asked_cents?: number | undefined;
  open_cents?: number | undefined;
}

function toAmounts(due_cents: number, deposit: number): AmountsDue {
  const deposit_cents = deposit > 0 && deposit < due_cents ? deposit : 0;
  const choices: DueChoice[] = [
    ...(due_cents > 0 ? [{ kind: 'balance' as const, cents: due_cents }] : []),
    ...(deposit_cents > 0 ? [{ kind: 'deposit' as const, cents: deposit_cents }] : []),
  ];
  return { due_cents, deposit_cents, choices };
}

/** Returns the amounts due on a price that may be partly paid; `paidCents` is negative after the refund of a bounced receipt. */
export const getAmountsDue = ({ totals, deposit, ...billed }: Owed, paidCents: number): AmountsDue =>
  toAmounts(
    billed.open_cents === undefined
      ? Math.max(0, totals.gross_cents - paidCents)
      : billed.open_cents + Math.max(0, 0 - paidCents),
    billed.asked_cents ?? (paidCents === 0 ? deposit.cents : 0),
  );

type Account = Pick<ContractAccount, 'to_receive_cents' | 'received_cents' | 'refunded_cents' | 'balances'>;

/**
 * Returns the amounts due on a contract whose works are not billed yet: the rest of it, or the next deposit: the oldest
 * one that was asked for and is not paid, else the usual one as long as nothing was received.
 */
export function getContractDue({ to_receive_cents, balances, ...money }: Account, usual: Owed['deposit']): AmountsDue {
  const asked = balances.find(({ due_cents }) => due_cents > 0);
  const isFirst = balances.length === 0 && money.received_cents === money.refunded_cents;
  return toAmounts(to_receive_cents, asked?.due_cents ?? (isFirst ? usual.cents : 0));
}

/** Returns the balance of an issued document; zero for a credit note and for a credited invoice. */
export const getInvoiceDue = (invoice: { gross_cents: number; paid_cents: number; is_closed: boolean }): number =>
  invoice.is_closed ? 0 : invoice.gross_cents - invoice.paid_cents;
