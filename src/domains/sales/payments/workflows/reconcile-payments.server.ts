import { isoIn } from '#src/platform/clock.server.ts';
import { log } from '#src/platform/log.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { RECONCILED_AFTER_SECONDS } from '../payment.rules.ts';
import { selectWaiting } from '../payment.store.server.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

const AT_ONCE = 50;

/** Asks about every payment that has been pending too long. A failed query does not block the others. */
export async function reconcilePayments(context: Context): Promise<{ asked: number }> {
  const waiting = await selectWaiting(isoIn(-RECONCILED_AFTER_SECONDS), AT_ONCE);
  // One by one, each in its own transaction: gateway calls are slow.
  for (const { id } of waiting) {
    await reconcilePayment({ id }).catch((error: unknown) => {
      log().warn({ requestId: context.requestId, paymentId: id, err: error }, 'payment not reconciled');
    });
  }
  return { asked: waiting.length };
}
