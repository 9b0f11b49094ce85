import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { query } from '../operation.server.ts';
import { endpoint, getParameters } from './endpoint.server.ts';

describe('endpoint', () => {
  it.each([
    ['/services', []],
    ['/admin/contact/{id}/reply', ['id']],
    ['/a/{one}/b/{two}', ['one', 'two']],
  ])('reads from %s the parameters %j', (path, names) => {
    expect(getParameters(path)).toEqual(names);
  });

  it('describes an endpoint with its method, path, operation and options', () => {
    const read = query({ allow: 'anyone', input: z.object({}), output: z.object({}), run: async () => ({}) });
    expect(endpoint('get', '/services', read, { summary: 'Services' })).toEqual({
      method: 'get',
      path: '/services',
      operation: read,
      options: { summary: 'Services' },
    });
  });
});
