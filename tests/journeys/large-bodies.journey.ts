import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const FORM = 'application/x-www-form-urlencoded';
const PASSWORD = 'Une-lucarne-verte-31-sur-le-toit';

let server: BuiltServer;
beforeAll(async () => {
  server = await startServer({ DEMO: '0' });
  // Answered when all of the program is loaded.
  await fetch(`${server.origin}/api/services`);
  while ((await usedMeanwhile()) >= 0.05);
});
afterAll(() => server.discard());

const incoming = (): string[] => readdirSync(join(server.folder, 'incoming'));

/** Returns CPU seconds of the server so far; systems without this value skip the comparison. */
function cpuSeconds(): number {
  const path = `/proc/${server.pid()}/stat`;
  if (!existsSync(path)) return 0;
  const [user, system] = (readFileSync(path, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Returns the CPU seconds that the server uses in a quarter of a second: many, while it starts. */
async function usedMeanwhile(): Promise<number> {
  const before = cpuSeconds();
  await wait(250);
  return cpuSeconds() - before;
}

interface RawAnswer {
  status: number;
  isClosed: boolean;
}

/** Sends a POST with its whole body, whatever is answered meanwhile. */
function post(path: string, type: string, body: Buffer, more = ''): Promise<RawAnswer> {
  const { port, host } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${head}${more}\r\n`);
  socket.write(body);
  return new Promise((resolve) => {
    socket.once('close', () => {
      const [, status = '0'] = /^HTTP\/1.1 (\d+)/.exec(text) ?? [];
      resolve({ status: Number(status), isClosed: /\r\nconnection: close\r\n/i.test(text) });
    });
  });
}

async function send(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const isWell = async (): Promise<boolean> => (await fetch(`${server.origin}/healthz`)).ok;

describe('body of 20 MB', () => {
  it.each([
    ['/mot-de-passe-oublie', 413],
    ['/mot-de-passe-oublie.data', 413],
    ['/nouveau-mot-de-passe', 413],
    ['/verification', 413],
    ['/contact', 413],
    ['/?index', 413],
    ['/newsletter', 413],
    ['/a-propos', 413],
    ['/a-propos.data', 413],
    ['/tarifs', 413],
    ['/tarifs.data', 413],
    ['/blog', 405],
    ['/blog.data', 405],
    ['/robots.txt', 405],
    ['/unknown', 405],
    ['/healthz', 405],
    ['/media/x', 404],
    ['/api/auth/login', 415],
    ['/api/contact', 415],
    ['/api/openapi.json', 404],
    ['/api/unknown', 404],
  ])('refuses it unread on %s with %d, in little CPU, and closes its connection', async (path, status) => {
    const before = cpuSeconds();
    const answer = await post(path, FORM, Buffer.from('a&'.repeat(10_000_000)));
    expect([answer.status, answer.isClosed]).toEqual([status, true]);
    expect(cpuSeconds() - before).toBeLessThan(1);
    expect(await isWell()).toBe(true);
  });

  it('refuses nested JSON from a registered customer with 413, and keeps the process alive', async () => {
    const email = 'jeanne@client.example';
    const person = { name: 'Jeanne Moulin', email, phone: '', password: PASSWORD, password_confirmation: PASSWORD };
    const { token } = await (await send('/auth/register', person)).json();
    expect(token).toEqual(expect.any(String));
    for (const objects of [6_600_000, 1_600_000]) {
      const body = Buffer.from(`{"x":[${'{},'.repeat(objects)}{}]}`);
      const answer = await post(
        '/api/auth/avatar',
        'application/json',
        body,
        `Authorization: Bearer ${token}\r\nConnection: close\r\n`,
      );
      expect(answer.status).toBe(413);
    }
    expect(await isWell()).toBe(true);
  });
});

describe('upload', () => {
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const noise = {
      create: {
        width: 900,
        height: 700,
        channels: 3 as const,
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
        background: '#888',
      },
    };
    photo = new Uint8Array(await sharp(noise).jpeg({ quality: 95 }).toBuffer());
  });

  function quoteForm(): FormData {
    const form = new FormData();
    const fields = {
      name: 'Élodie',
      email: 'elodie@client.example',
      phone: '',
      service: '',
      message: 'Une tuile est cassée.',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.append('photos', new File([photo], 'toit.jpg', { type: 'image/jpeg' }));
    form.append('photos', new File([photo], 'faîtage.jpg', { type: 'image/jpeg' }));
    return form;
  }

  it('adds a file to its message by the page without script, and leaves no temporary file', async () => {
    const answer = await fetch(`${server.origin}/contact`, { method: 'POST', body: quoteForm() });
    expect(answer.status).toBe(200);
    const { token } = await (await send('/auth/login', ADMIN)).json();
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await (await fetch(`${server.origin}/api/admin/contact`, { headers })).json();
    expect(data.map(({ name, photos }: { name: string; photos: string[] }) => [name, photos.length])).toEqual([
      ['Élodie', 2],
    ]);
    expect((await fetch(`${server.origin}${data[0].photos[0]}`)).status).toBe(200);
    await expect.poll(incoming).toEqual([]);
  });

  it('changes a service by a form with _method=PUT', async () => {
    const { token } = await (await send('/auth/login', ADMIN)).json();
    const service = {
      title: 'Zinguerie',
      slug: 'zinguerie-neuve',
      description: 'Gouttières et chéneaux.',
      is_published: true,
    };
    const { data } = await (await send('/admin/services', service, token)).json();
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('title', 'Zinguerie neuve');
    form.set('image', new File([photo], 'zinc.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${token}` };
    const changed = await fetch(`${server.origin}/api/admin/services/${data.id}`, {
      method: 'POST',
      body: form,
      headers,
    });
    expect([changed.status, (await changed.json()).data]).toEqual([
      200,
      expect.objectContaining({ title: 'Zinguerie neuve', image: expect.stringMatching(/^\/media\//) }),
    ]);
    await expect.poll(incoming).toEqual([]);
  });

  it('leaves no temporary file when it breaks off', async () => {
    const { port, host } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9000000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n${head}`,
    );
    socket.write(Buffer.alloc(1_000_000));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
  });
});
