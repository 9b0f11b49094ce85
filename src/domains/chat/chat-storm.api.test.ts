import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const SCRIPTS = [
  '<script>window.__x=1</script>',
  '"><img src=x onerror=__x=1>',
  "'-__x=1-'",
  '<svg/onload=__x=1>',
  'javascript:__x=1',
  '[lien](javascript:__x=1)',
  '{{constructor.constructor("__x=1")()}}',
  '<iframe srcdoc="<script>parent.__x=1</script>">',
  '</textarea><script>__x=1</script>',
  '&lt;script&gt;__x=1&lt;/script&gt;',
  '#{__x=1}',
  '<a href="data:text/html,<script>__x=1</script>">x</a>',
];
const AROUND = ['', ' ', '\\', '%00', '&#0;'];
/** Sixty vectors: each script alone and within other text. */
const VECTORS = SCRIPTS.flatMap((script) => AROUND.map((around) => `.${around}${script}${around}.`));

async function anOpenedChat(): Promise<{ client: ApiClient; session_id: string }> {
  const client = aClient({ isBrowser: true });
  const { data } = await (await client.send('POST', '/chat/session', { sender_name: 'Élodie' })).json();
  return { client, session_id: data.session_id };
}

const sendMessage = (client: ApiClient, session_id: string, message: string) =>
  client.send('POST', '/chat/message', { session_id, message });
const noLimit = () => db().deleteFrom('rate_limits').execute();

/** Returns the conversation's stored counters, beside the real numbers. */
async function account() {
  const { id, ...reported } = await db()
    .selectFrom('chat_sessions')
    .select(['id', 'message_count', 'unread_count', 'visitor_unread'])
    .executeTakeFirstOrThrow();
  const rows = await db().selectFrom('chat_messages').selectAll().where('chat_id', '=', id).execute();
  const unread = (side: string) => rows.filter(({ sender_type, read_at }) => sender_type === side && !read_at).length;
  return {
    notified: reported,
    counted: { message_count: rows.length, unread_count: unread('user'), visitor_unread: unread('admin') },
  };
}

describe('concurrent chat requests', () => {
  it('stores and counts fifty messages from both sides', async () => {
    const { client, session_id } = await anOpenedChat();
    const admin = await signedIn('admin');
    for (let round = 0; round < 2; round += 1) {
      await noLimit();
      const sends = Array.from({ length: 25 }, (_, index) =>
        sendMessage(index % 2 === 0 ? client : admin, session_id, `${round}-${index}`),
      );
      expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([201]));
    }
    const { notified: outcome, counted } = await account();
    expect(counted).toEqual({ message_count: 50, unread_count: 26, visitor_unread: 24 });
    expect(outcome).toEqual(counted);
  });

  it('counts messages written during a read as either read or unread, consistently', async () => {
    const { client, session_id } = await anOpenedChat();
    const admin = await signedIn('admin');
    for (let round = 0; round < 4; round += 1) {
      await noLimit();
      const acts = Array.from({ length: 6 }, (_, index) => [
        sendMessage(client, session_id, `v${index}`),
        sendMessage(admin, session_id, `a${index}`),
        (index % 2 === 0 ? admin : client).send('PUT', `/chat/mark-read/${session_id}`),
      ]).flat();
      const statuses = (await Promise.all(acts)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 400)).toEqual([]);
      const { notified, counted } = await account();
      expect(notified).toEqual(counted);
    }
    const reads = [1, 2, 3, 4].map(() => admin.send('PUT', `/chat/mark-read/${session_id}`));
    const answers = await Promise.all((await Promise.all(reads)).map((answer) => answer.json()));
    expect(answers.filter(({ data }) => data.read > 0).length).toBeLessThanOrEqual(1);
    expect((await account()).notified).toMatchObject({ unread_count: 0 });
  });

  it('answers 201 or 404 when a conversation is deleted during writes, and leaves nothing behind', async () => {
    const { client, session_id } = await anOpenedChat();
    const admin = await signedIn('admin');
    const acts = Array.from({ length: 8 }, (_, index) =>
      sendMessage(index % 2 ? client : admin, session_id, `${index}`),
    );
    acts.splice(4, 0, admin.send('DELETE', `/chat/sessions/${session_id}`));
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
    expect(await db().selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });
});

describe('hostile messages', () => {
  it('stores them unchanged and finds them by search', async () => {
    expect(VECTORS).toHaveLength(60);
    const { client, session_id } = await anOpenedChat();
    const admin = await signedIn('admin');
    for (const [index, vector] of VECTORS.entries()) {
      if (index % 20 === 0) await noLimit();
      expect((await sendMessage(client, session_id, vector)).status).toBe(201);
    }
    const read = await (await admin.send('GET', `/chat/messages/${session_id}?limit=100`)).json();
    expect(read.data.map(({ message }: { message: string }) => message)).toEqual(VECTORS);
    const list = await (await admin.send('GET', '/chat/sessions?search=onerror%3D__x')).json();
    expect(list.data).toHaveLength(1);
  });

  it('cleans or refuses characters that databases reject, without a server error', async () => {
    const { client, session_id } = await anOpenedChat();
    const odd = [
      'a\u0000b',
      '\ud800',
      'x\udfffy',
      '\u202e\u2066',
      '\ufeff',
      '\uffff',
      '𝔸'.repeat(1_000),
      'é'.repeat(5_000),
    ];
    for (const message of odd) {
      expect([201, 422]).toContain((await sendMessage(client, session_id, message)).status);
      const name = { sender_name: message.slice(0, 100) };
      expect([200, 422]).toContain((await client.send('PUT', `/chat/session/${session_id}`, name)).status);
    }
    const { data } = await (await client.send('GET', `/chat/messages/${session_id}`)).json();
    expect(data[0].message).toBe('ab');
    expect(JSON.stringify(data)).not.toContain('\\u0000');
  });
});
