import { afterEach, describe, expect, it } from 'vitest';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { admitBody, closeBody } from './body-admission.server.ts';
import { getFields, readFields } from './form-fields.server.ts';
import { SentForm } from './sent-form.server.ts';

const LISTS = ['features'];
const admitted: Request[] = [];

afterEach(async () => {
  await Promise.all(admitted.splice(0).map(closeBody));
});

function getForm(...fields: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  admitBody(request, { json: 1_000, multipart: 2_000 }, '203.0.113.5');
  admitted.push(request);
  return request;
}

describe('getFields', () => {
  it('reads lists as JSON text or as repeated names, and files unchanged', () => {
    const file = new UploadedFile('/tmp/x', 1, 'hash');
    const form = new SentForm(
      [
        ['title', 'Toit'],
        ['tags[]', 'a'],
        ['tags[]', 'b'],
        ['features', '["c"]'],
      ],
      [['image', file]],
    );
    expect(getFields(form, LISTS)).toEqual({ title: 'Toit', tags: ['a', 'b'], features: ['c'], image: file });
  });

  it('reads an empty list as empty, and leaves values that are no list to the schema', () => {
    expect(getFields(new SentForm([['features', ' ']]), LISTS)).toEqual({ features: [] });
    expect(getFields(new SentForm([['features', '[a']]), LISTS)).toEqual({ features: '[a' });
  });
});

describe('readFields', () => {
  it('reads JSON and forms, each up to its own limit', async () => {
    const type = { 'content-type': 'application/json' };
    expect(await readFields(post('{"title":"Toit"}', type))).toEqual({ title: 'Toit' });
    expect(await readFields(post(getForm(['title', 'Toit'])))).toEqual({ title: 'Toit' });
    const long = 'x'.repeat(1_500);
    await expect(readFields(post(JSON.stringify({ long }), type))).rejects.toMatchObject({ code: 'too-large' });
    await closeBody(admitted[1] as Request);
    expect(await readFields(post(getForm(['title', long])))).toEqual({ title: long });
  });

  it('drops a file input that was left empty', async () => {
    expect(await readFields(post(getForm(['image', new Blob([])])))).toEqual({});
  });
});
