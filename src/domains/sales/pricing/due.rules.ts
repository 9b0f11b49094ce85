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
}

/** Returns the amounts due on a price that may be partly paid. */
export function getAmountsDue({ totals, deposit }: Owed, paidCents: number): AmountsDue {
  const due_cents = Math.max(0, totals.gross_cents - paidCents);
  const isAsked = paidCents === 0 && deposit.cents > 0 && deposit.cents < due_cents;
  const deposit_cents = isAsked ? deposit.cents : 0;
  const choices: DueChoice[] = [
    ...(due_cents > 0 ? [{ kind: 'balance' as const, cents: due_cents }] : []),
    ...(isAsked ? [{ kind: 'deposit' as const, cents: deposit_cents }] : []),
  ];
  return { due_cents, deposit_cents, choices };
}

/** Returns the balance of an issued document; zero for a credit note and for a credited invoice. */
export const getInvoiceDue = (invoice: { gross_cents: number; paid_cents: number; is_closed: boolean }): number =>
  invoice.is_closed ? 0 : invoice.gross_cents - invoice.paid_cents;
