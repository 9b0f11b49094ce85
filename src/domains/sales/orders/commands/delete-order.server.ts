import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { OrderId } from '../order.contract.ts';
import { endsContract, holdOrder } from '../order.internal.server.ts';
import { orderEndsContract, orderIsBilled, orderNotFound } from '../order.rules.ts';
import { deleteOrderRow } from '../order.store.server.ts';
import { isContractBilled } from '../order-billing.store.server.ts';
import { keepOrder } from '../order-bin.internal.server.ts';

/** Deletes an order, a direct one into the bin; a billed order is kept, and a cancelled one that ends an accepted quote. */
export const deleteOrder = command({
  allow: 'sales:change',
  input: OrderId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const before = await holdOrder({ id });
    if (before === null) throw orderNotFound();
    // An order with payments or invoices is the record of how its contract was carried out.
    if (await isContractBilled(before)) throw orderIsBilled();
    if (await endsContract(before)) throw orderEndsContract();
    await keepOrder(context, before);
    if ((await deleteOrderRow(id)) === 'kept') throw orderIsBilled();
    if (context.actor.kind === 'user') {
      const { client_name: name, service, status, budget_cents } = before;
      const entry = { action: 'order.delete', subject: `order:${id}`, before: { name, service, status, budget_cents } };
      await recordAudit(context, entry);
    }
    await publish('admin', { event: 'orders', id });
    return {};
  },
});
