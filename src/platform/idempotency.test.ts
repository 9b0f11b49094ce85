import { createDecipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { freezeClock } from './clock.server.ts';
import { db, transaction } from './database/database.server.ts';
import { findAnswer, once, orEarlier, purgeIdempotencyKeys, type RepeatableSend } from './idempotency.server.ts';
import { currentKeys } from './security/secret-key.server.ts';

useDatabase();

let runs = 0;
const REQUEST = { subject: 'Devis', secret: 'a' };
const aSend = (key = 'k', scope = 'user:1 post /contact'): RepeatableSend => ({ scope, key, fresh: ['secret'] });
/** Calls `once`; the answer contains the run number. */
const perform = (send: RepeatableSend, request: object = REQUEST) =>
  transaction(() => once(send, request, async () => ({ run: ++runs, token: 'jeton-secret' })));

describe('once', () => {
  it('runs the work once and returns the first answer to a repeat', async () => {
    const first = await perform(aSend());
    expect(await perform(aSend())).toEqual(first);
  });

  it('runs the work once for fifty simultaneous repeats', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => perform(aSend())));
    expect(new Set(answers.map(({ run }) => run)).size).toBe(1);
  });

  it('undoes the work of a request whose key another one has stored since it was looked up', async () => {
    const late = aSend();
    expect(await findAnswer(late, REQUEST)).toBeUndefined();
    const first = await perform(aSend());
    const work = async () => {
      await db().insertInto('rate_limits').values({ bucket: 'b', hits: 1, resets_at: '' }).execute();
      return { run: ++runs, token: '' };
    };
    const again = orEarlier(late, REQUEST, () => transaction(() => once(late, REQUEST, work)));
    expect([await again, late.first]).toEqual([first, { secret: 'a' }]);
    expect(await db().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('runs the work again after a failure, which stores no key', async () => {
    const failing = transaction(() =>
      once(aSend(), {}, async () => {
        throw new Error('mail server');
      }),
    );
    await expect(failing).rejects.toThrow('mail server');
    expect(await findAnswer(aSend(), {})).toBeUndefined();
    const { run } = await perform(aSend(), {});
    expect(run).toBe(runs);
  });

  it('refuses the key with other content', async () => {
    await perform(aSend());
    const refusal = { code: 'invalid', fields: { 'Idempotency-Key': ['Déjà utilisée.'] } };
    for (const other of [{ subject: 'Autre' }, { ...REQUEST, more: 1 }, { ...REQUEST, photo: new Uint8Array([1]) }]) {
      await expect(perform(aSend(), other)).rejects.toMatchObject(refusal);
    }
  });

  it('compares files by their bytes, and fields in any order', async () => {
    const first = await perform(aSend(), { a: 1, b: new Uint8Array([1, 2]), c: undefined });
    expect(await perform(aSend(), { b: new Uint8Array([1, 2]), a: 1 })).toEqual(first);
    await expect(perform(aSend(), { a: 1, b: new Uint8Array([1, 3]) })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('ignores fresh fields when it compares, and returns those of the first request', async () => {
    const [one, other] = [aSend(), aSend()];
    const first = await perform(one);
    expect(await perform(other, { ...REQUEST, secret: 'b' })).toEqual(first);
    expect([one.first, other.first]).toEqual([undefined, { secret: 'a' }]);
  });

  it('runs the work again for another scope or key', async () => {
    const answers = [await perform(aSend()), await perform(aSend('other')), await perform(aSend('k', 'user:2'))];
    expect(new Set(answers.map(({ run }) => run)).size).toBe(3);
  });

  it('encrypts every answer with a text in it, and stores one of numbers as it is', async () => {
    const readStored = () => db().selectFrom('idempotency_keys').select('response').execute();
    const answerWith = (send: RepeatableSend, request: object, answer: unknown) =>
      transaction(() => once(send, request, async () => answer));
    const numbers = { id: 7, quote_id: null, is_new: true };
    await answerWith(aSend('n'), { subject: 'Devis' }, numbers);
    expect(await readStored()).toEqual([{ response: JSON.stringify({ answer: numbers, first: {} }) }]);
    expect(await answerWith(aSend('n'), { subject: 'Devis' }, 'other')).toEqual(numbers);
    await db().deleteFrom('idempotency_keys').execute();
    await answerWith(aSend('a'), { subject: 'Devis' }, { ...numbers, rows: [{ id: 1, token: 'jeton' }] });
    await answerWith(aSend('b'), { subject: 'Devis' }, 'jeton');
    // A fresh field is stored with the answer.
    await answerWith(aSend('c'), REQUEST, numbers);
    expect(JSON.stringify(await readStored())).not.toMatch(/jeton|quote_id|secret/);
    expect(await answerWith(aSend('c'), REQUEST, 'other')).toEqual(numbers);
  });

  it('stores key and answer encrypted, and no hash of the request that could be guessed', async () => {
    await perform(aSend('une-clef-tres-longue'));
    await perform(aSend('une-autre-clef'));
    const rows = await db().selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/clef|jeton|contact/);
    expect(rows[0]?.request_hash).not.toBe(rows[1]?.request_hash);
  });
});

describe('purgeIdempotencyKeys', () => {
  it('encrypts answers with the key that HKDF makes, which opens those of earlier versions', async () => {
    const send = aSend();
    await perform(send);
    const { response } = await db().selectFrom('idempotency_keys').select('response').executeTakeFirstOrThrow();
    const secret = Buffer.concat([currentKeys().pepper, Buffer.from(send.key)]);
    const key = Buffer.from(hkdfSync('sha256', secret, send.scope, 'answer', 32));
    const bytes = Buffer.from(response, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    expect(JSON.parse(text)).toEqual({ answer: { run: runs, token: 'jeton-secret' }, first: { secret: 'a' } });
  });

  it('deletes keys after a week', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await perform(aSend());
    freezeClock('2026-11-27T07:59:59.000Z');
    await purgeIdempotencyKeys();
    expect(await findAnswer(aSend(), REQUEST)).toBeDefined();
    freezeClock('2026-11-27T08:00:00.001Z');
    await purgeIdempotencyKeys();
    expect(await findAnswer(aSend(), REQUEST)).toBeUndefined();
    freezeClock();
  });
});
