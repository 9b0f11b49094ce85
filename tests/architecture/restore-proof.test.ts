import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { findWrongMessages } from '../../tools/proof/restore-content.ts';
import { BEFORE_RELEASES, chooseFirst } from '../../tools/proof/upgrade/version.ts';
import { getEmail, send, sendAll, type Visit, visits } from '../../tools/proof/visitor.ts';

const FILLED = 3;

interface Answer {
  status: number;
  body: object;
}

const ACCEPTED: Answer = { status: 201, body: { data: { id: 7 } } };
const REFUSED: Answer = { status: 503, body: { success: false } };

/** Answers one visitor's presses in turn, and the last answer for good. */
async function answering(...answers: [Answer, ...Answer[]]): Promise<{ origin: string; keys: string[] }> {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']));
    const { status, body } = answers[Math.min(keys.length, answers.length) - 1] ?? ACCEPTED;
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
}

const oneVisit = (): Visit => ({ number: 5, acknowledged: undefined });

describe('send', () => {
  it('presses again with the same key after a 503, and counts the refusals', async () => {
    const { origin, keys } = await answering(REFUSED, REFUSED, ACCEPTED);
    const visit = oneVisit();
    expect([await send(origin, visit), visit.acknowledged]).toEqual([2, 7]);
    expect(keys).toEqual(['preuve-5', 'preuve-5', 'preuve-5']);
  });

  it('gives up after four refusals, and at once after any other answer', async () => {
    const refusing = await answering(REFUSED);
    await expect(send(refusing.origin, oneVisit())).rejects.toThrow('visiteur 5, 4 refus : 503');
    expect(refusing.keys.length).toBe(4);
    const failing = await answering({ status: 500, body: {} }, ACCEPTED);
    await expect(send(failing.origin, oneVisit())).rejects.toThrow('visiteur 5, 0 refus : 500');
  });

  it('leaves a message unacknowledged when nobody waits for it any more', async () => {
    const { origin, keys } = await answering(REFUSED);
    const visit = oneVisit();
    expect([await send(origin, visit, () => false), visit.acknowledged, keys.length]).toEqual([1, undefined, 1]);
  });
});

describe('sendAll', () => {
  it('adds the refusals of all visitors', async () => {
    const { origin } = await answering(REFUSED, REFUSED, REFUSED, ACCEPTED);
    expect(await sendAll(origin, visits(30))).toBe(3);
  });
});

describe('findWrongMessages', () => {
  useDatabase(() => fillMessages(FILLED));

  async function store({ number }: Pick<Visit, 'number'>): Promise<number> {
    await fillMessages(1);
    const { id } = await db()
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const email = getEmail({ number, acknowledged: undefined });
    await db().updateTable('contact_messages').set({ email }).where('id', '=', id).execute();
    return id;
  }

  /** Three visitors before the backup, of whom the last got no answer, and two during it. */
  async function write() {
    const [one, two, unanswered, third, fourth] = visits(5) as [Visit, Visit, Visit, Visit, Visit];
    for (const visit of [one, two, third]) visit.acknowledged = await store(visit);
    // Acknowledged after the backup had read the messages.
    fourth.acknowledged = 9_999;
    return { one, two, unanswered, third, writers: { before: [one, two, unanswered], during: [third, fourth] } };
  }

  it('finds nothing wrong with a message that was never acknowledged, or only while the backup was made', async () => {
    const { writers, unanswered } = await write();
    expect(await findWrongMessages(writers, FILLED)).toEqual([]);
    // Its answer was lost, not the message.
    await store(unanswered);
    expect(await findWrongMessages(writers, FILLED)).toEqual([]);
  });

  it('finds an acknowledged message that was dropped', async () => {
    const { writers, two } = await write();
    await db()
      .deleteFrom('contact_messages')
      .where('id', '=', two.acknowledged ?? 0)
      .execute();
    expect(await findWrongMessages(writers, FILLED)).toEqual(['message du visiteur 1 perdu']);
  });

  it('finds a message stored twice, of any visitor', async () => {
    const { writers, one, unanswered, third } = await write();
    await store(one);
    await store(third);
    await store(unanswered);
    await store(unanswered);
    const twice = [0, 2, 3].map((number) => `message du visiteur ${number} 2 fois`);
    expect(await findWrongMessages(writers, FILLED)).toEqual(twice);
  });

  it('finds a message of another visitor under the acknowledged number', async () => {
    const { writers, one, two } = await write();
    [one.acknowledged, two.acknowledged] = [two.acknowledged, one.acknowledged];
    expect(await findWrongMessages(writers, FILLED)).toEqual([
      'message du visiteur 0 perdu',
      'message du visiteur 1 perdu',
    ]);
  });

  it('finds that a message of before is missing', async () => {
    const { writers } = await write();
    await db().deleteFrom('contact_messages').where('email', '=', 'visiteur-2@essai.example').execute();
    expect(await findWrongMessages(writers, FILLED)).toEqual(['2 messages d’autrefois au lieu de 3']);
  });
});

describe('proof of the upgrade', () => {
  it('begins at the first tagged version, and until there is one at a commit', () => {
    expect(chooseFirst('v0.1.0\nv0.2.0\nv0.10.0')).toBe('v0.1.0');
    expect(chooseFirst('v0.2.0-rc.1\nv0.2.0')).toBe('v0.2.0');
    expect([chooseFirst(''), BEFORE_RELEASES]).toEqual([BEFORE_RELEASES, expect.stringMatching(/^[0-9a-f]{40}$/)]);
  });
});
