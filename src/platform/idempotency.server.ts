import { createHash } from 'node:crypto';
import { DomainError } from '#src/kernel/errors.ts';
import { isoIn, nowIso } from './clock.server.ts';
import { db } from './database/database.server.ts';

const KEPT_SECONDS = 7 * 86_400;

/**
 * Does `work` once per key: a repeat answers what the first one answered. Call it inside a transaction,
 * so that answer and effect are kept together.
 * @throws DomainError `invalid` when the key comes back with other content.
 */
export async function once<Answer>(
  scope: string,
  key: string | undefined,
  request: unknown,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const claimed = await db()
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, response: '', created_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const mine = db().selectFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key);
  if (claimed === undefined) {
    const first = await mine.selectAll().executeTakeFirstOrThrow();
    if (first.request_hash !== requestHash) {
      throw new DomainError('invalid', 'Cette clé d’envoi a déjà servi pour un autre contenu.', {
        fields: { 'Idempotency-Key': ['Déjà utilisée.'] },
      });
    }
    return JSON.parse(first.response);
  }
  const answer = await work();
  await db()
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Whether something was already done under this key: slow work before the transaction is then in vain. */
export async function isDone(scope: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const keys = db().selectFrom('idempotency_keys').select('key').where('scope', '=', scope).where('key', '=', key);
  return (await keys.executeTakeFirst()) !== undefined;
}

export async function purgeIdempotencyKeys(): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('created_at', '<', isoIn(-KEPT_SECONDS)).execute();
}
