import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAM_REGISTRY } from '#src/app/app.server.ts';
import { FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { closeEventStreams, eventStream } from '#src/platform/events/event-stream.server.ts';
import { listenToNodes, publish, stopListening } from '#src/platform/events/events.server.ts';
import { countStreams } from '#src/platform/events/open-streams.server.ts';
import { watchStreams } from '#src/platform/events/stream-watch.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

let stop = (): void => {};
beforeEach(async () => {
  await listenToNodes();
  stop = watchStreams(STREAM_REGISTRY);
});
afterEach(() => {
  vi.useRealTimers();
  closeEventStreams();
  stop();
  stopListening();
});

const HEARTBEAT_MS = 15_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** Fakes only the timer of the heartbeat; the database needs real time. */
const pauseHeartbeat = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

async function follow(client: ApiClient, path = '/admin/events') {
  const response = await client.send('GET', path);
  expect(response.status).toBe(200);
  const stream = { text: '', isEnded: false };
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) stream.text += decoder.decode(part);
    stream.isEnded = true;
  };
  void read();
  await vi.waitFor(() => expect(stream.text).toContain('bonjour'));
  return stream;
}

async function aVisitor(): Promise<{ client: ApiClient; path: string }> {
  const client = aClient();
  const { data } = await (await client.send('POST', '/chat/session', {})).json();
  return { client, path: `/chat/events/${data.session_id}` };
}

const ownId = async (client: ApiClient): Promise<number> =>
  (await (await client.send('GET', '/auth/user')).json()).user.id;

type Act = (owner: ApiClient & { email: string }, other: ApiClient) => Promise<Response>;

/** Actions of a user that end a session. */
const ACTS: [name: string, act: Act][] = [
  ['signs out', (owner) => owner.send('POST', '/auth/logout')],
  [
    'revokes it from another device',
    async (owner) => {
      const client = aClient();
      const credentials = { email: owner.email, password: FIXTURE_PASSWORD };
      client.token = (await (await client.send('POST', '/auth/login', credentials)).json()).token;
      const { sessions } = await (await client.send('GET', '/auth/sessions')).json();
      const older = sessions.find((session: { is_current: boolean }) => !session.is_current);
      return client.send('DELETE', `/auth/sessions/${older.id}`);
    },
  ],
  [
    'is signed out by another',
    async (owner, other) => other.send('DELETE', `/admin/users/${await ownId(owner)}/sessions`),
  ],
  ['is deactivated', async (owner, other) => other.send('PUT', `/admin/users/${await ownId(owner)}/toggle-status`)],
  [
    'is made a manager',
    async (owner, other) => other.send('PUT', `/admin/users/${await ownId(owner)}`, { role: 'manager' }),
  ],
  ['is deleted', async (owner, other) => other.send('DELETE', `/admin/users/${await ownId(owner)}`)],
];

describe('stream of an administrator', () => {
  it.each(ACTS)('ends within a second when its owner %s, and keeps all other streams open', async (_name, act) => {
    const [owner, other] = [await signedIn('admin'), await signedIn('admin')];
    const [mine, theirs] = [await follow(owner), await follow(other)];
    expect((await act(owner, other)).status).toBe(200);
    await vi.waitFor(() => expect(mine.isEnded).toBe(true), 1_000);
    expect(theirs.isEnded).toBe(false);
  });

  it('ends at the next heartbeat when the session has expired, and does not extend the session', async () => {
    pauseHeartbeat();
    const stream = await follow(await signedIn('admin'));
    const seen = ago(29);
    await db().updateTable('sessions').set({ last_seen_at: seen }).execute();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => expect(stream.text).toContain(': \n\n'));
    const rows = await db().selectFrom('sessions').select('last_seen_at').execute();
    expect(rows).toEqual([{ last_seen_at: seen }]);
    expect(stream.isEnded).toBe(false);
    await db()
      .updateTable('sessions')
      .set({ last_seen_at: ago(31) })
      .execute();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  });

  it('opens although visitors fill the node, who must reconnect later', async () => {
    const { signal } = new AbortController();
    for (let id = 0; id < 4_800; id += 1) {
      eventStream({ followed: [{ topic: 'presence' }], holder: { kind: 'visitor', id } }, { signal });
    }
    const { client, path } = await aVisitor();
    const refused = await client.send('GET', path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    await follow(await signedIn('admin'));
  });

  it('ends within a second when its owner’s rights change, and keeps the session', async () => {
    const owner = await signedIn('manager', { rights: ['sales:read'] });
    const admin = await signedIn('admin');
    const [mine, theirs] = [await follow(owner), await follow(admin)];
    const change = { rights: ['sales:read', 'money'] };
    expect((await admin.send('PUT', `/admin/users/${await ownId(owner)}`, change)).status).toBe(200);
    await vi.waitFor(() => expect(mine.isEnded).toBe(true), 1_000);
    expect(theirs.isEnded).toBe(false);
    await follow(owner);
  });

  it('sends a manager only the changes that their rights let them read', async () => {
    const stream = await follow(await signedIn('manager', { rights: ['sales:read'] }));
    await publish('admin', { event: 'payments', id: 1 });
    await publish('admin', { event: 'quotes', id: 2 });
    await vi.waitFor(() => expect(stream.text).toContain('event: quotes'));
    expect(stream.text).not.toContain('event: payments');
  });

  it('answers HEAD with headers alone, and keeps no stream open', async () => {
    const answer = await (await signedIn('admin')).send('HEAD', '/admin/events');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(countStreams()).toBe(0);
  });
});

describe('stream of a visitor', () => {
  it('sends the presence of the staff when it opens, and when it changes', async () => {
    pauseHeartbeat();
    const { client, path } = await aVisitor();
    const stream = await follow(client, path);
    await vi.waitFor(() => expect(stream.text).toContain('event: presence\ndata: {"is_online":false}\n\n'));
    const owner = await signedIn('admin');
    const second = await follow(client, path);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => expect(second.text).toContain('event: presence\ndata: {"is_online":true}\n\n'));
    await owner.send('POST', '/auth/logout');
    await vi.waitFor(() =>
      expect(second.text).toMatch(/true\}\n\n(: \n\n)*event: presence\ndata: \{"is_online":false/),
    );
  });

  it('updates the visitor’s lastSeenAt soon after it opens, and once a minute while it is open', async () => {
    pauseHeartbeat();
    const [here, gone] = [await aVisitor(), await aVisitor()];
    const before = ago(10);
    const isSeen = async (after: number) => {
      await db().updateTable('chat_sessions').set({ visitor_seen_at: before }).execute();
      vi.advanceTimersByTime(after);
      await vi.waitFor(async () => {
        const unseen = db().selectFrom('chat_sessions').select('session_id').where('visitor_seen_at', '=', before);
        const paths = (await unseen.execute()).map(({ session_id }) => `/chat/events/${session_id}`);
        expect(paths).toEqual([gone.path]);
      });
    };
    await follow(here.client, here.path);
    await isSeen(1_000);
    await isSeen(60_000);
  });
});
