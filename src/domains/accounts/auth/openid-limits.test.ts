import { beforeEach, describe, expect, it } from 'vitest';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { LATE_MS } from '#tests/support/fake-oidc.ts';
import { chooseProvider, useFakeOidc } from '#tests/support/use-fake-oidc.ts';
import { OPENID_LIMIT } from './openid.rules.ts';

useDatabase();
const trial = useFakeOidc();

const PATIENCE_MS = 400;
/** Far below what four calls of the library would take one after the other. */
const BOUND_MS = 3 * PATIENCE_MS;
const ABSENT = 'Agence Pixel ne répond pas. Réessayez dans un instant, ou saisissez votre mot de passe.';
const UNPROVEN = 'La réponse d’Agence Pixel n’a pas pu être vérifiée. Recommencez, ou saisissez votre mot de passe.';

async function timed<Answer>(work: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now();
  return { answer: await work, ms: performance.now() - begun };
}

describe('wait for the provider', () => {
  beforeEach(() => chooseProvider(trial.provider, PATIENCE_MS));

  it.each([
    ['silent', 503, ABSENT],
    ['slow', 503, ABSENT],
    ['endless', 403, UNPROVEN],
  ] as const)(
    'ends in one sentence, at the start and at the return, when the provider is %s',
    async (fault, status, message) => {
      trial.provider.fault = fault;
      const start = await timed(trial.send('start', { purpose: 'sign-in' }));
      expect(start.answer).toMatchObject({ status, body: { success: false, message } });
      expect(start.ms).toBeLessThan(BOUND_MS);

      trial.provider.fault = undefined;
      const back = await trial.comeBack();
      trial.provider.fault = fault;
      const finish = await timed(trial.send('finish', back));
      expect(finish.answer).toMatchObject({ status, body: { success: false, message } });
      expect(finish.ms).toBeLessThan(BOUND_MS);

      trial.provider.fault = undefined;
      expect((await trial.signIn()).status).toBe(200);
    },
  );

  it('ends in time when the answers are late together', async () => {
    const back = await trial.comeBack();
    trial.provider.fault = 'late';
    const { answer, ms } = await timed(trial.send('finish', back));
    expect(answer).toMatchObject({ status: 503, body: { message: ABSENT } });
    expect(ms).toBeLessThan(2 * LATE_MS);
  });

  it('holds up no sign-in by password', async () => {
    chooseProvider(trial.provider);
    trial.provider.fault = 'silent';
    const openid = trial.send('start', { purpose: 'sign-in' });
    const credentials = { email: trial.account.email, password: 'faux mot de passe' };
    const answer = await aClient({ isBrowser: true }).send('POST', '/auth/login', credentials);
    expect(answer.status).toBe(401);
    await trial.provider.close();
    expect((await openid).body.message).toBe(ABSENT);
  });
});

describe('limit of the sign-in by a provider', () => {
  it.each(['start', 'finish'])('refuses the %s beyond the limit of one address, and no other address', async (path) => {
    const body = path === 'start' ? { purpose: 'sign-in' } : { state: `sign-in.${'x'.repeat(43)}`, code: 'y' };
    const statuses: number[] = [];
    for (let hit = 0; hit <= OPENID_LIMIT.hits; hit += 1) statuses.push((await trial.send(path, body)).status);
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const refused = await trial.client.send('POST', `/auth/openid/${path}`, body);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const elsewhere = aClient({ isBrowser: true, from: '192.0.2.77' });
    expect((await trial.send(path, body, elsewhere)).status).not.toBe(429);
  });

  it('counts the confirmations too', async () => {
    trial.client.token = String((await trial.signIn()).body.token);
    const body = { state: `confirm.${'x'.repeat(43)}`, code: 'y' };
    const statuses: number[] = [];
    for (let hit = 0; hit < OPENID_LIMIT.hits; hit += 1) statuses.push((await trial.send('confirm', body)).status);
    expect(statuses.at(0)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });
});
