import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { WebhookCall } from '../payment.contract.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { insertEvent, selectByRef, selectTransaction } from '../payment.store.server.ts';

/**
 * Applies a signed webhook of the gateway, once. The webhook only reports that something changed: the payment's state
 * is read from the gateway itself, so that late, duplicate and reordered webhooks do no harm.
 */
export const applyWebhook = command({
  allow: 'anyone',
  input: WebhookCall,
  output: z.object({}),
  prepare: async ({ payload, signature }) => {
    const port = gateway();
    const event = port.parseWebhook(payload, signature);
    const byRef = event.ref === null ? undefined : await selectByRef(event.ref);
    const payment = byRef ?? (event.transactionId === null ? undefined : await selectTransaction(event.transactionId));
    const isOurs = payment?.provider === port.mode && (payment.provider_ref ?? event.ref) === event.ref;
    return { event, payment, outcome: isOurs && event.ref !== null ? await port.retrieve(event.ref) : null };
  },
  run: async (_call, _context, { event, payment, outcome: notified }) => {
    if (payment === undefined || notified === null) return {};
    if (!(await insertEvent(payment.provider, event.id, event.kind))) return {};
    await settlePayment({ id: payment.id, result: notified });
    return {};
  },
});
