import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Order } from '../order.contract.ts';
import { shownOrder } from '../order.rules.ts';
import { selectOrdersOf } from '../order-figures.store.server.ts';

/** Orders of one account, to be taken away by whoever holds it. */
export const findOrdersOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ orders: z.array(Order) }),
  run: async ({ userId }) => ({ orders: (await selectOrdersOf(userId)).map(shownOrder) }),
});
