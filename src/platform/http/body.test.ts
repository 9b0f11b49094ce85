import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isMultipart, readForm, readJsonObject, readJsonText } from './body.server.ts';
import { admitBody, type BodyLimits, closeBody, getAdmission, trustLength } from './body-admission.server.ts';
import { BUDGET_BYTES, bytesInFlight, holdBytes, releaseBytes } from './body-budget.server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const refused = (code: string) => expect.objectContaining({ code });
const admitted: Request[] = [];

afterEach(async () => {
  await Promise.all(admitted.splice(0).map(closeBody));
  expect(bytesInFlight()).toBe(0);
});

function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE, limits: BodyLimits = {}): Request {
  const request = new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  admitBody(request, { json: 1_000_000, urlEncoded: true, multipart: 100_000, ...limits }, '203.0.113.9');
  admitted.push(request);
  return request;
}

/** Returns a request as Node parses it. */
function parsed(body: BodyInit, length: number): Request {
  const headers = { ...JSON_TYPE, 'content-length': String(length) };
  const request = new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  trustLength(request);
  admitBody(request, { json: 1_000_000 }, '203.0.113.9');
  admitted.push(request);
  return request;
}

/** Returns a body without a declared length. */
function endless(bytesAtOnce = 1_000): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(bytesAtOnce)) });
}

/** Builds a multipart body by hand, for forms that `FormData` cannot produce. */
const parts = (...bodies: string[]): string => `${bodies.map((body) => `--x\r\n${body}\r\n`).join('')}--x--\r\n`;
const field = (name: string, value: string): string => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, value: string): string =>
  `Content-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${value}`;

describe('readJsonObject', () => {
  it.each([['application/json'], ['application/json; charset=utf-8'], ['APPLICATION/JSON;charset=UTF-8']])(
    'reads %s',
    async (type) => {
      expect(await readJsonObject(post('{"name":"Élodie"}', { 'content-type': type }))).toEqual({ name: 'Élodie' });
    },
  );

  it('reads an empty body as an empty object, whatever its type', async () => {
    expect(await readJsonObject(post(null, {}))).toEqual({});
    expect(await readJsonObject(post('', { 'content-type': 'text/plain' }))).toEqual({});
    expect(await readJsonObject(post('', { 'content-type': 'text/plain', 'content-length': '0' }))).toEqual({});
  });

  it.each([['text/plain'], ['application/jsonp'], ['text/html, application/json'], ['']])(
    'refuses the type “%s” with 415',
    async (type) => {
      await expect(readJsonObject(post('{}', { 'content-type': type }))).rejects.toEqual(refused('unsupported-type'));
    },
  );

  it.each([
    ['{'],
    ['{"a":1,}'],
    ["{'a':1}"],
    ['nul'],
    ['null'],
    ['5'],
    ['"text"'],
    ['[]'],
    ['[{"a":1}]'],
    ['{"a":NaN}'],
    ['\u0000'],
    ['   '],
    ['{"a":"\\'],
  ])('refuses %j as malformed', async (text) => {
    await expect(readJsonObject(post(text))).rejects.toEqual(refused('malformed'));
  });

  it('refuses invalid UTF-8 as malformed', async () => {
    const latin = new Uint8Array([...Buffer.from('{"name":"'), 0xe9, ...Buffer.from('"}')]);
    await expect(readJsonObject(post(latin))).rejects.toEqual(refused('malformed'));
  });

  it.each(['{"__proto__":{"isAdmin":true},"name":"a"}', '{"list":[{"constructor":{"prototype":{"x":1}}}]}'])(
    'refuses %s, which could change a prototype',
    async (text) => {
      await expect(readJsonObject(post(text))).rejects.toEqual(refused('invalid'));
      expect(['isAdmin' in {}, 'x' in {}]).toEqual([false, false]);
    },
  );

  it('takes the last of two values and accepts a number that overflows', async () => {
    expect(await readJsonObject(post('{"a":1,"a":2}'))).toEqual({ a: 2 });
    expect(await readJsonObject(post('{"n":1e999}'))).toEqual({ n: Number.POSITIVE_INFINITY });
  });

  it('refuses too many or too deeply nested values with 413', async () => {
    const deep = `{"list":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await expect(readJsonObject(post(deep))).rejects.toEqual(refused('too-large'));
    const many = `{"list":[${'{},'.repeat(100_000)}{}]}`;
    await expect(readJsonObject(post(many))).rejects.toEqual(refused('too-large'));
  });

  it('reads a short body of a certain length at once, and holds its bytes until the answer', async () => {
    const text = '{"name":"Élodie"}';
    const bytes = Buffer.byteLength(text);
    const request = parsed(text, bytes);
    expect(await readJsonObject(request)).toEqual({ name: 'Élodie' });
    expect([getAdmission(request).isShort, bytesInFlight()]).toEqual([true, bytes]);
    expect(getAdmission(parsed(text, 20_000)).isShort).toBe(false);
    expect(getAdmission(post(text, { ...JSON_TYPE, 'content-length': String(bytes) })).isShort).toBe(false);
  });

  it('refuses a short body that ends too early as malformed', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    await expect(readJsonObject(parsed(broken, 12))).rejects.toEqual(refused('malformed'));
  });

  it('refuses a body beyond the limit that announces no size or a smaller one', async () => {
    await expect(readJsonObject(post(endless(), JSON_TYPE, { json: 5_000 }))).rejects.toEqual(refused('too-large'));
    const liar = post(endless(), { ...JSON_TYPE, 'content-length': '10' }, { json: 5_000 });
    await expect(readJsonObject(liar)).rejects.toEqual(refused('too-large'));
  });

  it('refuses the first byte above the limit', async () => {
    expect(await readJsonText(post('{"a":1}', JSON_TYPE, { json: 7 }))).toBe('{"a":1}');
    await expect(readJsonText(post('{"a":10}', JSON_TYPE, { json: 7 }))).rejects.toEqual(refused('too-large'));
  });

  it('refuses a truncated body as malformed', async () => {
    const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    await expect(readJsonObject(post(cut))).rejects.toEqual(refused('malformed'));
  });

  it('refuses with 503 and Retry-After when the process holds too many bytes', async () => {
    holdBytes(BUDGET_BYTES - 5);
    try {
      await expect(readJsonObject(post('{"a":1}'))).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: expect.any(Number),
      });
    } finally {
      releaseBytes(BUDGET_BYTES - 5);
    }
  });

  it('throws for a body that no entry point has admitted', async () => {
    const request = new Request('http://x/', { method: 'POST', body: '{}', headers: JSON_TYPE });
    await expect(readJsonObject(request)).rejects.toThrow('no entry point');
    expect(request.bodyUsed).toBe(false);
  });
});

describe('readForm', () => {
  it('reads a URL-encoded form', async () => {
    const form = await readForm(post('name=%C3%89lodie+M&a=1&a=2&empty', FORM_TYPE));
    expect([form.text('name'), form.text('a'), form.text('empty'), form.text('none')]).toEqual([
      'Élodie M',
      '1',
      '',
      '',
    ]);
  });

  it('reads an empty body as a form without fields', async () => {
    expect((await readForm(post(null, {}))).fields).toEqual([]);
  });

  it('reads a multipart form; its files stay on disk, readable by their owner only, until the answer', async () => {
    const data = new FormData();
    data.set('name', 'Élodie');
    data.append('photos', new File(['first'], 'toit.jpg'));
    data.append('photos', new File(['second'], '../../etc/passwd'));
    data.append('photos', new File([], ''));
    const request = new Request('http://x/', { method: 'POST', body: data });
    admitBody(request, { multipart: 10_000 }, '203.0.113.9');
    const form = await readForm(request);
    expect(isMultipart(request)).toBe(true);
    const photos = form.filesNamed('photos');
    expect([form.text('name'), photos.map(({ size }) => size)]).toEqual(['Élodie', [5, 6]]);
    expect(photos.map(({ path }) => readFileSync(path, 'utf8'))).toEqual(['first', 'second']);
    for (const { path } of photos) expect((await stat(path)).mode & 0o777).toBe(0o600);
    await closeBody(request);
    expect(photos.map(({ path }) => existsSync(path))).toEqual([false, false]);
  });

  it('returns a file byte by byte, however it is split into chunks', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 251)).toString('latin1');
    const body = Buffer.from(parts(field('a', 'b'), file('f', `\r\n--y-x--x${bytes}\r\n--`)), 'latin1');
    const sliced = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < body.length; at += 997) controller.enqueue(body.subarray(at, at + 997));
        controller.close();
      },
    });
    const form = await readForm(post(sliced, MULTIPART));
    const [stored] = form.filesNamed('f');
    expect(readFileSync(stored?.path ?? '', 'latin1')).toBe(`\r\n--y-x--x${bytes}\r\n--`);
  });

  it.each([
    ['no boundary', '', { 'content-type': 'multipart/form-data' }],
    ['another boundary', '--y\r\nnothing', MULTIPART],
    ['an end in the middle of a field', parts(field('a', 'b')).slice(0, -9), MULTIPART],
    ['an end in the middle of a file', parts(file('a', 'b'.repeat(5_000))).slice(0, -900), MULTIPART],
    ['an end in the headers of a part', '--x\r\nContent-Dispo', MULTIPART],
  ])('refuses a multipart form with %s as malformed', async (_what, body, headers) => {
    await expect(readForm(post(body || ' ', headers))).rejects.toEqual(refused('malformed'));
  });

  it('removes the files of a truncated form', async () => {
    const body = parts(file('a', 'b'.repeat(5_000)), file('c', 'd'.repeat(5_000))).slice(0, -900);
    const request = post(body, MULTIPART);
    await expect(readForm(request)).rejects.toEqual(refused('malformed'));
    const paths = [...getAdmission(request).files];
    expect(paths.length).toBe(2);
    await closeBody(request);
    expect(paths.filter(existsSync)).toEqual([]);
  });

  it.each([
    ['fields', parts(...Array.from({ length: 51 }, (_, index) => field(`a${index}`, 'b')))],
    ['files', parts(...Array.from({ length: 11 }, (_, index) => file(`a${index}`, 'b')))],
    ['characters in a field', parts(field('a', 'b'.repeat(300_001)))],
    ['bytes', parts(file('a', 'b'.repeat(1_000_000)))],
    [
      'characters in all fields',
      parts(...Array.from({ length: 5 }, (_, index) => field(`a${index}`, 'b'.repeat(250_000)))),
    ],
  ])('refuses a multipart form with too many %s with 413', async (what, body) => {
    const multipart = what === 'bytes' ? 900_000 : 5_000_000;
    await expect(readForm(post(body, MULTIPART, { multipart }))).rejects.toEqual(refused('too-large'));
  });

  it('accepts parts with thousands of headers, without a name, or nested', async () => {
    const headers = Array.from({ length: 5_000 }, (_, index) => `X-${index}: y`).join('\r\n');
    const odd = parts(
      `${headers}\r\n\r\nvalue`,
      'Content-Disposition: form-data\r\n\r\nnameless',
      'Content-Disposition: attachment; name="a"\r\n\r\nb',
      'Content-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\nc\r\n--y--',
      field('after', 'yes'),
    );
    const form = await readForm(post(odd, MULTIPART)).catch((error: unknown) => error);
    expect(form).toSatisfy(
      (answer: { code?: string; text?: (name: string) => string }) =>
        answer.code === 'malformed' || answer.text?.('after') === 'yes',
    );
  });

  it.each([
    ['an endless form', endless(), MULTIPART],
    ['an endless URL-encoded form', endless(), FORM_TYPE],
  ])('refuses %s with 413', async (_what, body, headers) => {
    await expect(readForm(post(body, headers))).rejects.toEqual(refused('too-large'));
  });

  it('refuses 51 fields with 413 and accepts 50', async () => {
    expect((await readForm(post(`a=1${'&a=1'.repeat(49)}`, FORM_TYPE))).fields).toHaveLength(50);
    await expect(readForm(post(`a=1${'&a=1'.repeat(50)}`, FORM_TYPE))).rejects.toEqual(refused('too-large'));
  });

  it('refuses JSON with 415 where a form is expected', async () => {
    const request = new Request('http://x/', { method: 'POST', body: '{}', headers: JSON_TYPE });
    admitBody(request, { urlEncoded: true }, '203.0.113.9');
    admitted.push(request);
    await expect(readForm(request)).rejects.toMatchObject({ code: 'unsupported-type', message: /formulaire/ });
  });
});
