import type { Updateable } from 'kysely';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { prepared } from '#src/platform/database/prepared.server.ts';
import type { WebhookEndpointRow } from '#src/platform/database/webhook-tables.server.ts';
import { resealed, seal, unseal } from '#src/platform/security/sealed-text.server.ts';
import { OLD_SECRET_HOURS, type PAUSE_REASONS } from './webhook.contract.ts';

const HOUR_SECONDS = 3_600;
const COLUMNS = ['secret', 'previous_secret'] as const;
const getPlace = (column: (typeof COLUMNS)[number], id: number): string => `webhook_endpoints.${column}:${id}`;

const SHOWN = [
  ...(['id', 'url', 'description', 'events', 'is_enabled', 'pause_reason', 'previous_until'] as const),
  ...(['created_at', 'last_success_at', 'last_failure_at', 'failing_since'] as const),
] as const;

const selectView = () =>
  db()
    .selectFrom('webhook_endpoints')
    .leftJoin('users', 'users.id', 'webhook_endpoints.created_by')
    .select(SHOWN.map((column) => `webhook_endpoints.${column}` as const))
    .select('users.name as created_by');

/** Returns every endpoint, the first one first, without secrets. */
export const selectWebhooks = () => selectView().orderBy('webhook_endpoints.id').execute();
export type ShownWebhook = Awaited<ReturnType<typeof selectWebhooks>>[number];

export const selectWebhook = (id: number): Promise<ShownWebhook | undefined> =>
  selectView().where('webhook_endpoints.id', '=', id).executeTakeFirst();

/** Returns the enabled endpoints with the names of their events. */
export const selectEnabled = (): Promise<{ id: number; events: string }[]> => selectEnabledRows({});

const selectEnabledRows = prepared((queries) =>
  queries.selectFrom('webhook_endpoints').select(['id', 'events']).where('is_enabled', '=', 1).orderBy('id'),
);

/** Returns where to send and with which secrets; an old secret while it is valid. Undefined secrets do not open. */
export async function selectTarget(id: number) {
  const row = await db()
    .selectFrom('webhook_endpoints')
    .select(['url', 'is_enabled', 'failing_since', 'previous_until', ...COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const old = row.previous_until !== null && row.previous_until > nowIso() ? row.previous_secret : null;
  const current = unseal(row.secret, getPlace('secret', id));
  const previous = old === null ? undefined : unseal(old, getPlace('previous_secret', id));
  const secrets = current === undefined ? [] : [current, ...(previous === undefined ? [] : [previous])];
  return { url: row.url, isEnabled: row.is_enabled === 1, failingSince: row.failing_since, secrets };
}

type PauseReason = (typeof PAUSE_REASONS)[number];
type Written = Pick<WebhookEndpointRow, 'url' | 'description' | 'events'>;

export async function insertWebhook(webhook: Written, secret: string, createdBy: number | null): Promise<number> {
  const at = nowIso();
  const { id } = await db()
    .insertInto('webhook_endpoints')
    .values({ ...webhook, secret: '', is_enabled: 1, created_by: createdBy, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The place of a sealed text contains the id of its row.
  await update(id, { secret: seal(secret, getPlace('secret', id)) });
  return id;
}

async function update(id: number, changes: Updateable<WebhookEndpointRow>): Promise<void> {
  await db()
    .updateTable('webhook_endpoints')
    .set({ ...changes, updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}

export const updateWebhook = (id: number, webhook: Written): Promise<void> => update(id, webhook);

/** Replaces the secret; the old one is sealed anew for its own column and signs for some hours more. */
export async function replaceSecret(id: number, secret: string): Promise<void> {
  const [old] = (await selectTarget(id))?.secrets ?? [];
  await update(id, {
    secret: seal(secret, getPlace('secret', id)),
    previous_secret: old === undefined ? null : seal(old, getPlace('previous_secret', id)),
    previous_until: old === undefined ? null : isoIn(OLD_SECRET_HOURS * HOUR_SECONDS),
  });
}

/** Pauses an endpoint, or lets it go on as if it had never failed. */
export const switchWebhookRow = (id: number, reason: PauseReason | null): Promise<void> =>
  update(id, {
    is_enabled: reason === null ? 1 : 0,
    pause_reason: reason,
    ...(reason === null && { failing_since: null }),
  });

/** Stores how an attempt ended. */
export async function recordContact(id: number, hasSucceeded: boolean): Promise<void> {
  const at = nowIso();
  await db()
    .updateTable('webhook_endpoints')
    .set((row) =>
      hasSucceeded
        ? { last_success_at: at, failing_since: null }
        : { last_failure_at: at, failing_since: row.fn.coalesce('failing_since', row.val(at)) },
    )
    .where('id', '=', id)
    .execute();
}

/** Deletes an endpoint with its deliveries; false when there is none. */
export async function deleteWebhookRow(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('webhook_endpoints').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets old secrets that no longer sign. */
export async function forgetOldSecrets(): Promise<void> {
  await db()
    .updateTable('webhook_endpoints')
    .set({ previous_secret: null, previous_until: null })
    .where('previous_until', '<=', nowIso())
    .execute();
}

/** Encrypts secrets that are encrypted with another secret key. @returns the number of changed ones. */
export async function sealStoredSecrets(): Promise<number> {
  const rows = await db()
    .selectFrom('webhook_endpoints')
    .select(['id', ...COLUMNS])
    .execute();
  let count = 0;
  for (const { id, ...stored } of rows) {
    for (const column of COLUMNS) {
      const text = stored[column];
      const sealed = text === null ? undefined : resealed(text, getPlace(column, id));
      if (sealed === undefined) continue;
      await db()
        .updateTable('webhook_endpoints')
        .set({ [column]: sealed })
        .where('id', '=', id)
        .where(column, '=', text)
        .execute();
      count += 1;
    }
  }
  return count;
}

/** Counts the endpoints that are on, those among them that fail, and those that the site has paused itself. */
export async function countEndpoints(): Promise<{ enabled: number; failing: number; stopped: number }> {
  const rows = await db()
    .selectFrom('webhook_endpoints')
    .select(['is_enabled', 'failing_since', 'pause_reason'])
    .execute();
  const enabled = rows.filter(({ is_enabled }) => is_enabled === 1);
  return {
    enabled: enabled.length,
    failing: enabled.filter(({ failing_since }) => failing_since !== null).length,
    stopped: rows.filter(({ pause_reason }) => pause_reason === 'gone' || pause_reason === 'failing').length,
  };
}
