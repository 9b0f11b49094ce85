import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shareSchemas, toSchema } from './openapi-schemas.server.ts';

const Point = z.object({ x: z.int(), y: z.int() });
const Line = z.object({ from: Point, to: Point, title: z.string().default('') });

describe('toSchema', () => {
  it('leaves out the widest bounds of a number and the pattern behind a format', () => {
    expect(toSchema(z.object({ count: z.int(), day: z.iso.date() }), 'input')).toMatchObject({
      properties: { count: { type: 'integer' }, day: { type: 'string', format: 'date' } },
    });
    expect(toSchema(z.int().min(1), 'input')).toEqual({ type: 'integer', minimum: 1 });
  });
});

describe('shareSchemas', () => {
  it('puts a reference in place of each named schema, also of its copies', () => {
    const { share, used } = shareSchemas({ Point });
    const copy = z.object({ place: z.object({ x: z.int(), y: z.int() }) });
    expect(share(toSchema(copy, 'output'))).toMatchObject({
      properties: { place: { $ref: '#/components/schemas/Point' } },
    });
    expect(Object.keys(used())).toEqual(['Point']);
  });

  it('keeps the default beside the reference', () => {
    const { share } = shareSchemas({ Point });
    const schema = toSchema(z.object({ place: Point.default({ x: 0, y: 0 }) }), 'output');
    expect(share(schema)).toMatchObject({
      properties: { place: { $ref: '#/components/schemas/Point', default: { x: 0, y: 0 } } },
    });
  });

  it('lists the named schemas within a named schema, and none that nothing uses', () => {
    const { share, used } = shareSchemas({ Line, Point, Unused: z.object({ other: z.string() }) });
    share(toSchema(z.array(Line), 'output'));
    expect(Object.keys(used())).toEqual(['Line', 'Point']);
    expect(used().Line).toMatchObject({ properties: { from: { $ref: '#/components/schemas/Point' } } });
  });

  it('gives what is sent a name of its own where it differs from what is read', () => {
    const { share, used } = shareSchemas({ Line });
    expect(share(toSchema(z.array(Line), 'input'))).toMatchObject({
      items: { $ref: '#/components/schemas/LineInput' },
    });
    expect(used().LineInput).toMatchObject({ required: ['from', 'to'] });
  });
});
