import { expect, it } from 'vitest';
import { fieldsOf, readFields } from './form-fields.server.ts';

const LIMITS = { json: 1_000, form: 2_000, lists: ['features'] };

function formOf(...fields: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

it('reads lists as JSON text or as a repeated name, files as bytes', async () => {
  const form = formOf(
    ['title', 'Toit'],
    ['tags[]', 'a'],
    ['tags[]', 'b'],
    ['features', '["c"]'],
    ['image', new Blob(['x'])],
  );
  expect(await fieldsOf(form, LIMITS.lists)).toEqual({
    title: 'Toit',
    tags: ['a', 'b'],
    features: ['c'],
    image: new Uint8Array([120]),
  });
});

it('takes an empty list as empty, and leaves what is no list to its schema', async () => {
  expect(await fieldsOf(formOf(['features', ' ']), LIMITS.lists)).toEqual({ features: [] });
  expect(await fieldsOf(formOf(['features', '[a']), LIMITS.lists)).toEqual({ features: '[a' });
});

it('forgets a file nobody chose', async () => {
  expect(await fieldsOf(formOf(['image', new Blob([])]))).toEqual({});
});

it('reads JSON and forms up to their own sizes', async () => {
  const type = { 'content-type': 'application/json' };
  expect(await readFields(post('{"title":"Toit"}', type), LIMITS)).toEqual({ title: 'Toit' });
  expect(await readFields(post(formOf(['title', 'Toit'])), LIMITS)).toEqual({ title: 'Toit' });
  const long = 'x'.repeat(1_500);
  await expect(readFields(post(JSON.stringify({ long }), type), LIMITS)).rejects.toMatchObject({ code: 'too-large' });
  expect(await readFields(post(formOf(['title', long])), LIMITS)).toEqual({ title: long });
});
