import { nowIso } from '#src/platform/clock.server.ts';
import { db, type Queries } from '#src/platform/database/database.server.ts';
import { prepared } from '#src/platform/database/prepared.server.ts';
import { MAX_DEVICES, MAX_REFUSALS, type NewPushDevice } from './push.contract.ts';

export async function selectUserDevices(userId: number) {
  return db()
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'user_agent', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Selects devices with the current rights of each account; none of a deactivated account. */
const devicesWithAccounts = (queries: Queries) =>
  queries
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth', 'role', 'rights'])
    .where('role', '!=', 'user')
    .where('is_active', '=', 1);

const selectDevices = prepared(devicesWithAccounts);

export const selectDevicesWithAccounts = () => selectDevices({});

export const selectDeviceWithAccount = (id: number) =>
  devicesWithAccounts(db()).where('push_subscriptions.id', '=', id).executeTakeFirst();

/** Stores a device for the account that consented on it last. */
export async function upsertDevice(userId: number, userAgent: string, device: NewPushDevice): Promise<number> {
  const { endpoint, keys } = device;
  const values = { user_id: userId, ...keys, user_agent: userAgent, failures: 0, created_at: nowIso() };
  const { id } = await db()
    .insertInto('push_subscriptions')
    .values({ ...values, endpoint, last_sent_at: null })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteOldestDevices(userId: number): Promise<void> {
  const stored = db()
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DEVICES);
  await db().deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', 'not in', stored).execute();
}

/** Deletes a device. @returns whether there was such a device of that administrator. */
export async function deleteUserDevice(userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteDevice(id: number): Promise<void> {
  await db().deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function recordSent(id: number): Promise<void> {
  await db()
    .updateTable('push_subscriptions')
    .set({ failures: 0, last_sent_at: nowIso() })
    .where('id', '=', id)
    .execute();
}

/** Counts a refusal; after too many in a row the device is deleted. */
export async function recordRefusal(id: number): Promise<void> {
  await db()
    .updateTable('push_subscriptions')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db().deleteFrom('push_subscriptions').where('id', '=', id).where('failures', '>=', MAX_REFUSALS).execute();
}
