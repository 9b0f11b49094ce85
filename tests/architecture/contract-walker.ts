import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

export interface Walker {
  id: number;
  admin: Context;
  customer: Context;
  email: string;
  /** From 0 to 1: chooses an amount or a row. */
  share: number;
}

export const today = (): string => parisDay(now());
export const cents = (euros: number): number => Math.round(euros * 100);

export const getContract = ({ admin, id }: Pick<Walker, 'admin' | 'id'>) => readContract(admin, { quoteId: id });

/** Chooses an amount: a part of what is left, all of it, or more. */
export async function choose(walker: Walker, left: number): Promise<number> {
  const whole = Math.max(1, left);
  if (walker.share < 0.2) return whole;
  return Math.max(1, Math.round(whole * walker.share * 1.2 * 100) / 100);
}

export const pick = <Item>(items: readonly Item[], share: number): Item | undefined =>
  items[Math.min(items.length - 1, Math.floor(share * items.length))];

export const selectPayments = ({ id }: Walker) =>
  db()
    .selectFrom('payments')
    .select(['id', 'transaction_id', 'provider_ref', 'amount_cents', 'refunded_cents', 'status'])
    .where('quote_id', '=', id)
    .execute();
