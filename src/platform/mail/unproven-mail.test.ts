import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { freezeClock } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { countHit } from '../security/rate-limit.server.ts';
import { BRAKE_JOB, sendUnprovenMail, UNPROVEN_LIMIT } from './unproven-mail.server.ts';

useDatabase();

const send = (to: string, kind: Parameters<typeof sendUnprovenMail>[0] = 'newsletter') =>
  sendUnprovenMail(kind, { to, subject: 'Sujet', content: { title: 'Texte', paragraphs: [] } });
const brakes = async () => (await db().selectFrom('jobs').select('id').where('kind', '=', BRAKE_JOB).execute()).length;

beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

describe('sendUnprovenMail', () => {
  it('sends three emails of a kind to one address per day and drops the rest', async () => {
    const sent = [];
    for (const to of ['a@essai.example', 'A@essai.example', 'a@essai.example', 'a@essai.example'])
      sent.push(await send(to));
    expect(sent).toEqual([true, true, true, false]);
    expect([await send('b@essai.example'), await send('a@essai.example', 'verification')]).toEqual([true, true]);
    expect(await queuedEmails()).toHaveLength(5);
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await send('a@essai.example')).toBe(true);
  });

  it('sends a hundred emails per hour to all unverified addresses, and reports the limit once', async () => {
    for (let turn = 0; turn < UNPROVEN_LIMIT.hits - 1; turn += 1) await countHit('mail:unproven', UNPROVEN_LIMIT);
    expect([await send('a@essai.example'), await brakes()]).toEqual([true, 0]);
    expect([await send('b@essai.example'), await send('c@essai.example'), await brakes()]).toEqual([false, false, 1]);
    expect(await queuedEmails()).toHaveLength(1);
    freezeClock('2026-11-20T09:00:00.000Z');
    expect([await send('b@essai.example'), await brakes()]).toEqual([true, 1]);
  });
});
