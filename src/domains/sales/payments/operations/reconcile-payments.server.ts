import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { log } from '#src/platform/log.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { RECONCILED_AFTER_SECONDS } from '../payment.rules.ts';
import { selectWaiting } from '../payment.store.server.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

const AT_ONCE = 50;

/** Asks about every payment that has been pending too long. A failed query does not block the others. */
export const reconcilePayments = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ asked: z.int() }),
  // One by one, each in its own transaction: gateway calls are slow.
  prepare: async (_input, context) => {
    const waiting = await selectWaiting(isoIn(-RECONCILED_AFTER_SECONDS), AT_ONCE);
    for (const { id } of waiting) {
      await reconcilePayment(context, { id }).catch((error: unknown) => {
        log().warn({ requestId: context.requestId, paymentId: id, err: error }, 'payment not reconciled');
      });
    }
    return waiting.length;
  },
  run: async (_input, _context, asked) => ({ asked }),
});
