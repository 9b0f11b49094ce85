import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { StaffProfile } from './profile.contract.ts';

export async function selectProfile(userId: number): Promise<StaffProfile | undefined> {
  const row = await db().selectFrom('user_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: _id, updated_at: _at, email_notifications, sms_notifications, login_alerts, ...fields } = row;
  return {
    ...fields,
    email_notifications: email_notifications === 1,
    sms_notifications: sms_notifications === 1,
    login_alerts: login_alerts === 1,
  };
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** Inserts or updates the whole profile. */
export async function upsertProfile(userId: number, profile: StaffProfile): Promise<void> {
  const values = {
    ...profile,
    email_notifications: bit(profile.email_notifications),
    sms_notifications: bit(profile.sms_notifications),
    login_alerts: bit(profile.login_alerts),
    updated_at: nowIso(),
  };
  await db()
    .insertInto('user_profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
