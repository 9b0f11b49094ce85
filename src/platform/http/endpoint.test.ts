import { expect, it } from 'vitest';
import { z } from 'zod';
import { query } from '../operation.server.ts';
import { endpoint, parametersOf } from './endpoint.server.ts';

it.each([
  ['/services', []],
  ['/admin/contact/{id}/reply', ['id']],
  ['/a/{one}/b/{two}', ['one', 'two']],
])('the parameters of %s are %j', (path, names) => {
  expect(parametersOf(path)).toEqual(names);
});

it('one line says all there is to say of an endpoint', () => {
  const read = query({ allow: 'anyone', input: z.object({}), output: z.object({}), run: async () => ({}) });
  expect(endpoint('get', '/services', read, { summary: 'Services' })).toEqual({
    method: 'get',
    path: '/services',
    operation: read,
    options: { summary: 'Services' },
  });
});
