import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toSchema } from './openapi-schemas.server.ts';
import { toType } from './openapi-type.server.ts';

const getType = (schema: z.ZodType): string => toType(toSchema(schema, 'input'));

describe('toType', () => {
  it.each([
    ['a number', z.int().min(1), 'number'],
    ['a list', z.array(z.string()), 'string[]'],
    ['a list of choices', z.array(z.enum(['a', "l'b"])), "('a' | 'l\\'b')[]"],
    ['a value or nothing', z.string().nullable(), 'string | null'],
    ['a pair', z.tuple([z.int(), z.boolean()]), '[number, boolean]'],
    [
      'fields, required or not',
      z.object({ id: z.int(), 'content-type': z.string().optional() }),
      "{ id: number; 'content-type'?: string }",
    ],
    ['values by name', z.record(z.string(), z.int()), 'Record<string, number>'],
    [
      'a union of objects',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
      "{ kind: 'a' } | { kind: 'b' }",
    ],
    ['anything', z.unknown(), 'unknown'],
  ])('writes %s', (_what, schema, type) => {
    expect(getType(schema)).toBe(type);
  });

  it('writes a reference by its name, and a file', () => {
    expect(toType({ $ref: '#/components/schemas/Order' })).toBe('Order');
    expect(toType({ type: 'string', format: 'binary' })).toBe('Blob');
  });
});
