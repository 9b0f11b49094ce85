import { transaction } from '#src/platform/database/database.server.ts';
import type { OrderRecord } from '../order.contract.ts';
import { lockOrder } from '../order.store.server.ts';

/** Returns one complete order, locked until the caller's transaction ends; null when there is none. */
export const holdOrder = ({ id }: { id: number }): Promise<OrderRecord | null> =>
  transaction(async () => (await lockOrder(id)) ?? null);
