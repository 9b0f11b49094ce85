import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { OrderRecord } from '../order.contract.ts';
import { lockOrder } from '../order.store.server.ts';

/** Returns one complete order, locked until the caller's transaction ends; null when there is none. */
export const holdOrder = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: OrderRecord.nullable(),
  run: async ({ id }) => (await lockOrder(id)) ?? null,
});
