/** An amount that is taken: all that is left, or the deposit. */
export interface DueChoice {
  kind: 'balance' | 'deposit';
  cents: number;
}

/** What is still to be paid on a quote, cents. */
export interface AmountsDue {
  due_cents: number;
  /** Zero once something was paid, or where the deposit would be the whole. */
  deposit_cents: number;
  /** The whole rest first. */
  choices: DueChoice[];
}

interface Owed {
  totals: { gross_cents: number };
  deposit: { cents: number };
}

/** What is asked on a price of which something may have been paid. */
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

/** What is left on an issued document; nothing on a credit note or on what one took back. */
export const getInvoiceDue = (invoice: { gross_cents: number; paid_cents: number; is_closed: boolean }): number =>
  invoice.is_closed ? 0 : invoice.gross_cents - invoice.paid_cents;
