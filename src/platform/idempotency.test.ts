import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { freezeClock } from './clock.server.ts';
import { transaction } from './database/database.server.ts';
import { isDone, once, purgeIdempotencyKeys } from './idempotency.server.ts';

useDatabase();

let runs = 0;
/** Sends `request` under `key`; the answer numbers the work that made it. */
const send = (key: string | undefined, request: unknown = { subject: 'Devis' }, scope = 'contact') =>
  transaction(() => once(scope, key, request, async () => ({ run: ++runs })));

describe('work under a key', () => {
  it('is done once, and a repeat hears the first answer', async () => {
    const first = await send('k');
    expect(await send('k')).toEqual(first);
  });

  it('is done once although the repeats come together', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('k')));
    expect(new Set(answers.map((answer) => answer.run)).size).toBe(1);
  });

  it('is done again after a failure, which leaves no key behind', async () => {
    const failing = transaction(() =>
      once('contact', 'k', {}, async () => {
        throw new Error('mail server');
      }),
    );
    await expect(failing).rejects.toThrow('mail server');
    expect(await isDone('contact', 'k')).toBe(false);
    const { run } = await send('k', {});
    expect(run).toBe(runs);
  });

  it('is refused when the key comes back with other content', async () => {
    await send('k');
    await expect(send('k', { subject: 'Autre' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'Idempotency-Key': ['Déjà utilisée.'] },
    });
  });

  it('of another scope, or without a key, is other work', async () => {
    const answers = [await send('k'), await send('k', {}, 'payment'), await send(undefined), await send(undefined)];
    expect(new Set(answers.map((answer) => answer.run)).size).toBe(4);
    expect(await isDone('contact', undefined)).toBe(false);
  });
});

it('keys are forgotten after a week', async () => {
  freezeClock('2026-11-20T08:00:00.000Z');
  await send('k');
  freezeClock('2026-11-27T07:59:59.000Z');
  await purgeIdempotencyKeys();
  expect(await isDone('contact', 'k')).toBe(true);
  freezeClock('2026-11-27T08:00:00.001Z');
  await purgeIdempotencyKeys();
  expect(await isDone('contact', 'k')).toBe(false);
  freezeClock();
});
