import { describe, expect, it } from 'vitest';
import { limitReads } from '#src/platform/http/read-limit.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const OFFICE = '198.51.100.20';

/** Uses up the read limit of the office's address. */
function exhaust(): void {
  for (let count = 0; count < 600; count += 1) limitReads({ address: OFFICE, isLocal: false });
}

describe('API with more than 600 reads a minute from one address', () => {
  it('refuses a visitor with 429, Retry-After and one French sentence', async () => {
    exhaust();
    const answer = await aClient({ from: OFFICE }).send('GET', '/services');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await answer.json()).toEqual({
      success: false,
      message: 'Trop de consultations en peu de temps. Réessayez dans une minute.',
    });
    expect((await aClient({ from: '198.51.100.21' }).send('GET', '/services')).status).toBe(200);
  });

  it('serves the administrator who shares the same address', async () => {
    const owner = await signedIn('admin', { from: OFFICE });
    exhaust();
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await owner.send('GET', '/admin/notifications')).status).toBe(200);
    }
  });
});
