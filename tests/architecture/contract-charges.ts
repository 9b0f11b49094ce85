import { expect } from 'vitest';
import { reconcilePayment } from '#src/domains/sales/payments/workflows/reconcile-payment.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { passDays } from '#tests/support/clock.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';

/**
 * Asks Stripe about everything that is open, and checks that what it took less what it gave back is what the ledger
 * holds, payment by payment, except where the office shows another status, which the list marks.
 */
export async function requireCharges({ intents }: FakeStripe, quoteId: number): Promise<void> {
  passDays(1);
  const stripe = db().selectFrom('payments').where('quote_id', '=', quoteId).where('provider', '=', 'stripe');
  // Those of other walks may be open too.
  for (const { id } of await stripe.select('id').execute()) await reconcilePayment({ id });
  const payments = await stripe
    .select([
      'id',
      'provider_ref',
      'provider_status',
      'status',
      'failure',
      'amount_cents',
      'refunded_cents',
      'voided_at',
    ])
    .execute();
  for (const { id, provider_ref, provider_status, status, voided_at, ...payment } of payments) {
    const charge = intents.get(provider_ref ?? '')?.latest_charge;
    const taken = charge == null ? 0 : charge.amount - charge.amount_refunded;
    const isTaken = ['succeeded', 'refunded'].includes(provider_status);
    expect([id, 'taken', isTaken]).toEqual([id, 'taken', charge != null]);
    if (charge == null) continue;
    expect([id, 'refunded', payment.refunded_cents]).toEqual([id, 'refunded', charge.amount_refunded]);
    // What was given back in full can be removed from the list.
    if (taken > 0) expect([id, 'kept', voided_at]).toEqual([id, 'kept', null]);
    const entries = await db()
      .selectFrom('ledger_entries')
      .select('amount_cents')
      .where('payment_id', '=', id)
      .execute();
    const booked = entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    expect([id, 'booked', booked]).toEqual([id, 'booked', ['completed', 'refunded'].includes(status) ? taken : 0]);
  }
}
