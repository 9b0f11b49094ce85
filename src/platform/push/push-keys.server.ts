import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { z } from 'zod';
import { now, nowIso } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { asSideEffect } from '../database/read-only.server.ts';
import { refuseInMaintenance } from '../maintenance.server.ts';
import { publicLink } from '../public-link.server.ts';
import { resealed, seal, unseal } from '../security/sealed-text.server.ts';

const NAME = 'web-push';
const PLACE = 'server_secrets.value:web-push';
const TOKEN_SECONDS = 12 * 3_600;

const Stored = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() });
type Keys = z.infer<typeof Stored>;

async function selectKeys(): Promise<Keys | undefined> {
  const row = await db().selectFrom('server_secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  if (row === undefined) return undefined;
  const value = unseal(row.value, PLACE);
  if (value === undefined) throw new Error('The stored keys of web push do not open with the secret key.');
  return Stored.parse(JSON.parse(value));
}

/** Encrypts keys stored in plain text or under an older secret key. @returns whether there were any. */
export async function sealPushKeys(): Promise<boolean> {
  const row = await db().selectFrom('server_secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  const value = row && resealed(row.value, PLACE);
  if (value === undefined) return false;
  await db().updateTable('server_secrets').set({ value }).where('name', '=', NAME).execute();
  return true;
}

/** Deletes the keys, so that new ones are created; devices subscribed with these can no longer be reached. */
export async function forgetPushKeys(): Promise<void> {
  await db().deleteFrom('server_secrets').where('name', '=', NAME).execute();
  await db().deleteFrom('push_subscriptions').execute();
}

/** Returns the site's keys for push services: created once, by the first node that asks, and equal on all nodes. */
async function readKeys(): Promise<Keys> {
  const stored = await selectKeys();
  if (stored !== undefined) return stored;
  await refuseInMaintenance();
  const value = JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
  await asSideEffect('the first node that needs the keys creates them', () =>
    db()
      .insertInto('server_secrets')
      .values({ name: NAME, value: seal(value, PLACE), created_at: nowIso() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return (await selectKeys()) ?? readKeys();
}

const rawPublicKey = ({ x, y }: Keys): string =>
  Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');

/** Public key that a browser needs to subscribe. */
export const pushPublicKey = async (): Promise<string> => rawPublicKey(await readKeys());

/** Returns the contact for push services: the site, or a mailbox while the site has no public address. */
function operatorAddress(): string {
  const { protocol, origin, hostname } = new URL(publicLink('/'));
  return protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the header that proves to this push service that the message is from this site (RFC 8292). */
export async function pushAuthorization(endpoint: string): Promise<string> {
  const keys = await readKeys();
  const exp = Math.floor(now().getTime() / 1_000) + TOKEN_SECONDS;
  const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: operatorAddress() })}`;
  const key = createPrivateKey({ key: keys as JsonWebKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${token}.${signature}, k=${rawPublicKey(keys)}`;
}
