import { describe, expect, it } from 'vitest';
import { readBytes, readForm, readJsonObject } from './body.server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Request =>
  new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const refused = (code: string) => expect.objectContaining({ code });

/** A body that never says how long it is. */
function endless(bytesAtOnce = 1_000): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(bytesAtOnce)) });
}

describe('a JSON body', () => {
  it.each([['application/json'], ['application/json; charset=utf-8'], ['APPLICATION/JSON;charset=UTF-8']])(
    'is read as %s',
    async (type) => {
      expect(await readJsonObject(post('{"name":"Élodie"}', { 'content-type': type }))).toEqual({ name: 'Élodie' });
    },
  );

  it('that is empty is an empty object, whatever it calls itself', async () => {
    expect(await readJsonObject(post(null, {}))).toEqual({});
    expect(await readJsonObject(post('', { 'content-type': 'text/plain' }))).toEqual({});
  });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['text/html, application/json'],
  ])('is not read as %s', async (type) => {
    await expect(readJsonObject(post('{}', { 'content-type': type }))).rejects.toEqual(refused('unsupported-type'));
  });

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
  ])('%j is malformed', async (text) => {
    await expect(readJsonObject(post(text))).rejects.toEqual(refused('malformed'));
  });

  it('that is not UTF-8 is malformed', async () => {
    const latin = new Uint8Array([...Buffer.from('{"name":"'), 0xe9, ...Buffer.from('"}')]);
    await expect(readJsonObject(post(latin))).rejects.toEqual(refused('malformed'));
  });

  it.each(['{"__proto__":{"isAdmin":true},"name":"a"}', '{"list":[{"constructor":{"prototype":{"x":1}}}]}'])(
    'refuses %s, which could reach a prototype',
    async (text) => {
      await expect(readJsonObject(post(text))).rejects.toEqual(refused('invalid'));
      expect(['isAdmin' in {}, 'x' in {}]).toEqual([false, false]);
    },
  );

  it('keeps the last of two values, and takes what is very deep or very large a number without falling', async () => {
    expect(await readJsonObject(post('{"a":1,"a":2}'))).toEqual({ a: 2 });
    expect(await readJsonObject(post('{"n":1e999}'))).toEqual({ n: Number.POSITIVE_INFINITY });
    const deep = await readJsonObject(post(`{"list":${'['.repeat(100_000)}${']'.repeat(100_000)}}`));
    expect(Array.isArray(deep.list)).toBe(true);
  });
});

describe('a body that is too large', () => {
  it('is refused by what it announces, unread', async () => {
    const request = post('{}', { ...JSON_TYPE, 'content-length': '1000001' });
    await expect(readJsonObject(request)).rejects.toEqual(refused('too-large'));
  });

  it('is refused at the limit when it announces nothing or lies', async () => {
    await expect(readBytes(post(endless()), 5_000)).rejects.toEqual(refused('too-large'));
    const liar = post(endless(), { 'content-length': '10' });
    await expect(readBytes(liar, 5_000)).rejects.toEqual(refused('too-large'));
  });

  it('begins just above the limit', async () => {
    expect(await readBytes(post('12345'), 5)).toHaveLength(5);
    await expect(readBytes(post('123456'), 5)).rejects.toEqual(refused('too-large'));
  });
});

it('a compressed body is refused: it could grow without end', async () => {
  await expect(readBytes(post('x', { 'content-encoding': 'gzip' }), 10)).rejects.toEqual(refused('unsupported-type'));
});

it('a body that is cut off is malformed', async () => {
  const cut = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  await expect(readBytes(post(cut), 10)).rejects.toEqual(refused('malformed'));
});

describe('a form', () => {
  it('is read with its files, or as an address line', async () => {
    const form = new FormData();
    form.set('name', 'Élodie');
    form.set('photo', new File(['bytes'], 'toit.jpg'));
    const request = new Request('http://x/', { method: 'POST', body: form });
    const read = await readForm(request, 10_000);
    expect([read.get('name'), read.get('photo')]).toEqual(['Élodie', expect.any(File)]);
    const plain = await readForm(post(new URLSearchParams({ name: 'é' }), {}), 100);
    expect(plain.get('name')).toBe('é');
  });

  it.each([
    [{ 'content-type': 'application/json' }, 'unsupported-type'],
    [{}, 'unsupported-type'],
    [{ 'content-type': 'multipart/form-data' }, 'malformed'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 'malformed'],
  ])('as %j is refused: %s', async (headers, code) => {
    const bytes = new TextEncoder().encode('--y\r\nnothing');
    await expect(readForm(post(bytes, headers as Record<string, string>), 100)).rejects.toEqual(refused(code));
  });

  it('that is too large is refused', async () => {
    const request = post(endless(), { 'content-type': 'multipart/form-data; boundary=x' });
    await expect(readForm(request, 2_000)).rejects.toEqual(refused('too-large'));
  });
});
