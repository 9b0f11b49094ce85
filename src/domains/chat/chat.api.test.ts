import { describe, expect, it } from 'vitest';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChatLink } from './chat.fixture.server.ts';

useDatabase();

const opened = async (client: ApiClient, body = {}): Promise<string> => {
  const answer = await client.send('POST', '/chat/session', body);
  expect(answer.status).toBe(201);
  const { success, data } = await answer.json();
  expect(success).toBe(true);
  return data.session_id;
};

const sendMessage = (client: ApiClient, session_id: string, message: string, extra = {}) =>
  client.send('POST', '/chat/message', { session_id, message, ...extra });

/** Every endpoint of one conversation. */
const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', '/chat/session/{id}'],
  ['PUT', '/chat/session/{id}', { sender_name: 'Un autre' }],
  ['GET', '/chat/messages/{id}'],
  ['PUT', '/chat/mark-read/{id}'],
  ['POST', '/chat/typing/{id}'],
  ['GET', '/chat/events/{id}'],
  ['POST', '/chat/message', { session_id: '{id}', message: 'Bonjour' }],
];

describe('chat API', () => {
  describe('conversation', () => {
    it('exchanges messages between a program and an administrator', async () => {
      const visitor = aClient();
      const admin = await signedIn('admin');
      const id = await opened(visitor, { sender_name: 'Élodie', sender_email: null });
      const sent = await sendMessage(visitor, id, 'Bonjour', { sender_type: 'admin', sender_name: 'Élodie' });
      expect(sent.status).toBe(201);
      expect((await sent.json()).data).toMatchObject({
        sender_type: 'user',
        sender_name: 'Élodie',
        message: 'Bonjour',
      });
      const list = await (await admin.send('GET', '/chat/sessions')).json();
      expect(list).toMatchObject({
        success: true,
        data: [{ session_id: id, unread_count: 1, last_message: 'Bonjour' }],
      });
      expect((await sendMessage(admin, id, 'Bonjour Élodie')).status).toBe(201);
      const read = await (await visitor.send('GET', `/chat/messages/${id}`)).json();
      expect(read.data.map(({ sender_type, message }: Record<string, string>) => [sender_type, message])).toEqual([
        ['user', 'Bonjour'],
        ['admin', 'Bonjour Élodie'],
      ]);
      expect((await visitor.send('PUT', `/chat/mark-read/${id}`)).status).toBe(200);
    });

    it('hides a conversation opened in a browser from every other client, in all calls', async () => {
      const browser = aClient({ isBrowser: true });
      const id = await opened(browser);
      expect((await sendMessage(browser, id, 'Bonjour')).status).toBe(201);
      const foreign = aClient({ isBrowser: true });
      await opened(foreign);
      for (const client of [aClient(), foreign, await signedIn('user'), await signedIn('manager')]) {
        for (const [method, path, body] of CALLS) {
          const sent = body && JSON.parse(JSON.stringify(body).replace('{id}', id));
          const answer = await client.send(method, path.replace('{id}', id), sent);
          expect([method, path, answer.status]).toEqual([method, path, 404]);
          expect(await answer.text()).not.toContain('Bonjour');
        }
      }
      const stored = await (await browser.send('GET', `/chat/messages/${id}`)).json();
      expect(stored.meta.total).toBe(1);
    });

    it('answers not-found for an unknown id and stores nothing', async () => {
      const answer = await sendMessage(await signedIn('admin'), 'a'.repeat(43), 'Bonjour');
      expect(answer.status).toBe(404);
    });

    it('ignores a browser secret chosen by the caller when opening', async () => {
      const client = aClient();
      const id = await opened(client, { browserSecret: 'mine' });
      expect((await client.send('GET', `/chat/messages/${id}`)).status).toBe(200);
    });
  });

  it.each(CALLS)('takes, for %s %s, the browser secret from the cookie alone', async (method, path, body) => {
    const browser = aClient({ isBrowser: true });
    const id = await opened(browser);
    const browserSecret = browser.cookies.get('__Host-chat') ?? '';
    const named = `${path.replace('{id}', id)}?browserSecret=${browserSecret}`;
    const sent = method === 'GET' ? undefined : { ...body, session_id: id, browserSecret };
    const result = await aClient().send(method, named, sent);
    expect([browserSecret.length, result.status]).toEqual([43, 404]);
    const own = await browser.send(method, named, sent);
    expect(own.status).toBeLessThan(300);
    await own.body?.cancel();
  });

  describe('mailed link', () => {
    it('gives a second browser access beside the first one; a program gets only the id', async () => {
      const first = aClient({ isBrowser: true });
      const id = await opened(first);
      await sendMessage(first, id, 'Bonjour');
      const token = await aChatLink(id);
      const second = aClient({ isBrowser: true });
      const resumed = await second.send('POST', '/chat/resume', { token, browserSecret: 'mine' });
      expect(resumed.headers.getSetCookie()[0]).toMatch(
        /^__Host-chat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      expect(await resumed.json()).toEqual({ success: true, data: { session_id: id } });
      for (const client of [first, second]) {
        expect((await client.send('GET', `/chat/messages/${id}`)).status).toBe(200);
        expect((await sendMessage(client, id, 'Encore moi')).status).toBe(201);
      }
      const program = aClient();
      const named = await program.send('POST', '/chat/resume', { token });
      expect([named.status, named.headers.getSetCookie()]).toEqual([200, []]);
      expect((await program.send('GET', `/chat/messages/${id}`)).status).toBe(404);
    });

    it('refuses an unknown link with a French message', async () => {
      const answer = await aClient({ isBrowser: true }).send('POST', '/chat/resume', { token: 'x'.repeat(43) });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
      expect((await answer.json()).message).toMatch(/^Ce lien n’ouvre plus de discussion\./);
      expect((await aClient().send('POST', '/chat/resume', {})).status).toBe(422);
    });
  });

  describe('conversation outcomes', () => {
    it('turns a conversation into a message and a quote, and deletes it', async () => {
      const visitor = aClient({ isBrowser: true });
      const id = await opened(visitor, { sender_name: 'Élodie' });
      await sendMessage(visitor, id, 'Bonjour');
      const admin = await signedIn('admin');
      const refused = await admin.send('POST', `/chat/sessions/${id}/message`, {});
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['email']]);
      const saved = await admin.send('POST', `/chat/sessions/${id}/message`, { email: 'elodie@essai.example' });
      const message = await saved.json();
      expect(message).toEqual({ success: true, data: { contact_message_id: expect.any(Number) } });
      const again = await admin.send('POST', `/chat/sessions/${id}/message`);
      expect(await again.json()).toEqual(message);
      const quote = await (await admin.send('POST', `/chat/sessions/${id}/quote`, { phone: '06 39 98 00 01' })).json();
      expect(quote.data).toEqual({ quote_id: expect.any(Number) });
      for (const client of [visitor, aClient(), await signedIn('user')]) {
        expect([401, 403]).toContain((await client.send('DELETE', `/chat/sessions/${id}`)).status);
      }
      expect((await admin.send('DELETE', `/chat/sessions/${id}`)).status).toBe(200);
      expect((await visitor.send('GET', `/chat/messages/${id}`)).status).toBe(404);
      expect((await admin.send('GET', `/admin/quotes/${quote.data.quote_id}`)).status).toBe(200);
    });
  });

  describe('invalid requests', () => {
    it('answers with the right status codes', async () => {
      const visitor = aClient();
      const id = await opened(visitor);
      const getStatus = async (answer: Promise<Response>) => (await answer).status;
      expect(await getStatus(sendMessage(visitor, id, '   '))).toBe(422);
      expect(await getStatus(sendMessage(visitor, id, 'x'.repeat(5_001)))).toBe(422);
      expect(await getStatus(visitor.send('POST', '/chat/message', '{'))).toBe(400);
      expect(await getStatus(visitor.send('GET', `/chat/messages/${id}?before=abc`))).toBe(422);
      expect(await getStatus(visitor.send('GET', `/chat/messages/${id}?limit=101`))).toBe(422);
      expect(await getStatus(visitor.send('GET', '/chat/messages/1'))).toBe(422);
      expect(await getStatus(visitor.send('GET', '/chat/sessions'))).toBe(401);
      expect(await getStatus(visitor.send('POST', '/chat/session', { sender_email: 'nulle part' }))).toBe(422);
    });
  });
});
