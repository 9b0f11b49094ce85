import { z } from 'zod';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { WebhookCall } from '../payment.contract.ts';
import { insertEvent, selectByRef, selectTransaction } from '../payment.store.server.ts';
import { settlePayment } from './settle-payment.server.ts';

/**
 * A signed message of the gateway, applied once. It only says that something has happened: where the payment stands
 * now is read from the gateway itself, so that late, doubled and reordered messages do no harm.
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
    const isOurs = payment !== undefined && event.ref !== null && (payment.provider_ref ?? event.ref) === event.ref;
    return { event, payment, told: isOurs && event.ref !== null ? await port.retrieve(event.ref) : null };
  },
  run: async (_call, { requestId }, { event, payment, told }) => {
    if (payment === undefined || told === null) return {};
    if (!(await insertEvent(payment.provider, event.id, event.kind))) return {};
    await settlePayment(systemContext(requestId), { id: payment.id, told });
    return {};
  },
});
