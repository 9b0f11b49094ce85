import { useOptimistic, useState, useTransition } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changeOrderStatus, deleteOrder } from '../../order.client.ts';
import type { Order, OrderStatus } from '../../order.contract.ts';
import { ORDER_TEXTS } from '../../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';

export interface OrderActions {
  /** Listed orders with pending changes, as after the server's confirmation. */
  orders: Order[];
  isBusy: boolean;
  /** Last error message. */
  failure: string | undefined;
  dismiss: () => void;
  toStatus: (order: Order, status: OrderStatus) => void;
  remove: (order: Order) => Promise<boolean>;
}

/** Provides the actions on orders: a new status shows at once, and can be undone. */
export function useOrderActions(listed: Order[], reload: () => Promise<void>): OrderActions {
  const [failure, setFailure] = useState<string>();
  const [, startTransition] = useTransition();
  const [orders, showStatus] = useOptimistic(listed, (view, { id, status }: Pick<Order, 'id' | 'status'>) =>
    view.map((order) => (order.id === id ? { ...order, status } : order)),
  );
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  const change = (id: number, status: OrderStatus, done: () => void): void =>
    startTransition(async () => {
      showStatus({ id, status });
      if (await begin(() => changeOrderStatus(id, status), TEXTS.statusError)) done();
    });
  return {
    orders,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    toStatus: ({ id, client_name: name, status: before }, status) =>
      change(id, status, () =>
        showUndo(fill(TEXTS.flipped, { name, status: ORDER_TEXTS.statuses[status] }), () =>
          change(id, before, () => showSuccess(TEXTS.restored)),
        ),
      ),
    remove: async ({ id }) => {
      const isDone = await begin(() => deleteOrder(id), TEXTS.deleteError);
      if (isDone) showSuccess(TEXTS.deleted);
      return isDone;
    },
  };
}
