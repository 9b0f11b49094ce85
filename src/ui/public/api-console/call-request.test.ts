import { describe, expect, it } from 'vitest';
import { toRequest, UnreadableBody } from './call-request.ts';
import type { CallDescription, CallField } from './description.ts';

const aField = (place: CallField['place'], name: string): CallField => ({
  ...{ place, name },
  isRequired: false,
  choices: [],
  example: '',
});

const aCall = (changes: Partial<CallDescription>): CallDescription => ({
  ...{ name: 'getItems', method: 'GET', path: '/items', fields: [] },
  ...changes,
});

function aForm(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe('toRequest', () => {
  it('puts each field in its place, and leaves out the empty ones', () => {
    const fields = [aField('path', 'id'), aField('query', 'page'), aField('query', 'search')];
    const call = aCall({ path: '/items/{id}', fields: [...fields, aField('header', 'Idempotency-Key')] });
    const form = { 'path:id': 'a/b', 'query:page': '2', 'query:search': '', 'header:Idempotency-Key': 'mars-1' };
    expect(toRequest(call, aForm(form))).toEqual({
      path: '/items/a%2Fb',
      request: { method: 'GET', query: { page: '2' }, body: undefined, idempotencyKey: 'mars-1' },
    });
  });

  it('sends the JSON that was typed, and refuses what is none', () => {
    const call = aCall({ method: 'PUT', body: '{}' });
    expect(toRequest(call, aForm({ body: '{ "name": "Zinc" }' })).request.body).toEqual({ name: 'Zinc' });
    expect(() => toRequest(call, aForm({ body: '{ name }' }))).toThrow(UnreadableBody);
  });

  it('sends a form with the chosen files', () => {
    const fields = [aField('form', 'files'), aField('form', 'logo'), aField('form', 'note')];
    const chosen = new File(['a'], 'toit.jpg');
    const values = { 'form:files': chosen, 'form:logo': new File([], ''), 'form:note': 'Nord' };
    const { body } = toRequest(aCall({ method: 'POST', fields }), aForm(values)).request;
    expect([...(body as FormData)]).toEqual([
      ['files', chosen],
      ['note', 'Nord'],
    ]);
  });
});
