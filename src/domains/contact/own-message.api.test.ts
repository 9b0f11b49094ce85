import { describe, expect, it } from 'vitest';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const WRITING = { subject: 'Ma toiture', message: 'Quand passez-vous ?' };

describe('/user/messages', () => {
  it('returns a bare list of the account’s messages, and one message in the envelope', async () => {
    const client = await signedIn('user');
    const sent = await client.send('POST', '/user/messages', WRITING);
    expect(sent.status).toBe(201);
    const { data, message } = await sent.json();
    expect(message).toBe('Message envoyé avec succès!');
    expect(await (await client.send('GET', '/user/messages')).json()).toEqual([data]);
    expect(await (await client.send('GET', `/user/messages/${data.id}`)).json()).toEqual({ success: true, data });
  });

  it('allows managers and administrators as well', async () => {
    for (const role of ['manager', 'admin'] as const) {
      const client = await signedIn(role);
      expect((await client.send('POST', '/user/messages', WRITING)).status).toBe(201);
    }
  });

  it('refuses anonymous visitors, and another account’s message as unknown', async () => {
    const { data } = await (await (await signedIn('user')).send('POST', '/user/messages', WRITING)).json();
    for (const [method, path] of [
      ['GET', '/user/messages'],
      ['GET', `/user/messages/${data.id}`],
      ['POST', '/user/messages'],
    ] as const) {
      expect((await aClient().send(method, path, method === 'POST' ? WRITING : undefined)).status).toBe(401);
    }
    const other = await signedIn('user');
    const bodies = await Promise.all(
      [data.id, 999_999].map(async (id) => (await other.send('GET', `/user/messages/${id}`)).text()),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toBe('{"success":false,"message":"Ce message n’existe pas."}');
  });

  it.each([
    [{}, ['message']],
    [{ subject: '', message: '' }, ['subject', 'message']],
    [{ subject: 'x'.repeat(201), message: 'x' }, ['subject']],
    [{ message: 'x', in_reply_to: 'x' }, ['in_reply_to']],
  ])('refuses %j in French', async (body, fields) => {
    const answer = await (await signedIn('user')).send('POST', '/user/messages', body);
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(fields.filter((field) => errors[field] === undefined)).toEqual([]);
  });
});
