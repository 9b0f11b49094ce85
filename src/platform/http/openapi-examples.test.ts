import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toExample } from './openapi-examples.server.ts';
import { toSchema } from './openapi-schemas.server.ts';

const show = (schema: z.ZodType, values = {}, name = '', operation = ''): unknown =>
  toExample(toSchema(schema, 'input'), values, name, operation);

describe('toExample', () => {
  it('shows the required fields of an object, or all when none is', () => {
    expect(show(z.object({ title: z.string(), note: z.string().optional() }))).toEqual({ title: 'Texte' });
    expect(show(z.object({ note: z.string().optional() }))).toEqual({ note: 'Texte' });
  });

  it('takes the value of the name where the schema can have it', () => {
    const values = { title: 'Ardoise', count: 'beaucoup' };
    const schema = z.object({ title: z.string(), count: z.int().min(3), kinds: z.array(z.enum(['a', 'b'])) });
    expect(show(schema, values)).toEqual({ title: 'Ardoise', count: 3, kinds: ['a'] });
  });

  it('takes the value of one operation before that of all', () => {
    const values = { code: '123', 'getTown.code': '31555' };
    expect([show(z.string(), values, 'code', 'getTown'), show(z.string(), values, 'code', 'other')]).toEqual([
      ...['31555', '123'],
    ]);
  });

  it('refuses a value that the pattern does not allow', () => {
    expect(show(z.union([z.int().max(0), z.string().regex(/^[a-z]+$/)]), { name: 'B' }, 'name')).toBe(0);
  });
});
