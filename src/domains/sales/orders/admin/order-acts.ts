import { useOptimistic, useTransition } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { changeOrderStatus, deleteOrder } from '../order.client.ts';
import type { Order, OrderStatus } from '../order.contract.ts';
import { ORDER_TEXTS } from '../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';

/** What a card or the details of an order can do to the list. */
export interface OrderList extends ResourceActs {
  /** Opens the invoices of an order. */
  choose: (order: Order) => void;
}

/** Sets a status; the day of completion goes with `terminé`. */
export type SetStatus = (status: OrderStatus, serviceDate?: string) => void;

/** Returns the order with its pending status, which shows at once, and the function that sets a status. */
export function useOrderStatus(listed: Order, { run }: ResourceActs): [Order, SetStatus] {
  const { id, client_name: name, service_date } = listed;
  const [, startTransition] = useTransition();
  const [before, showStatus] = useOptimistic(listed.status);
  const setStatus = (status: OrderStatus, serviceDate?: string): void =>
    startTransition(async () => {
      showStatus(status);
      await run({
        act: () => changeOrderStatus(id, status, serviceDate),
        failure: TEXTS.statusError,
        done: fill(TEXTS.flipped, { name, status: ORDER_TEXTS.statuses[status] }),
        undo: { act: () => changeOrderStatus(id, before, service_date), done: TEXTS.restored },
      });
    });
  return [{ ...listed, status: before }, setStatus];
}

/** Deletes an order after a confirmation; one of a quote has no undo, because the quote becomes an order again. */
export function removeOrder({ id, client_name: name, quote_id }: Order, { ask, run }: ResourceActs): void {
  const deletion = { act: () => deleteOrder(id), failure: TEXTS.deleteError, done: TEXTS.deleted };
  ask({
    question: fill(TEXTS.confirm, { name }),
    act: () => run(quote_id === null ? toDeletion('order', [id], deletion) : deletion),
  });
}
