import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { INVALID_INPUT, toRefusal } from './validation.ts';

/** Returns the field errors of `value`. */
function result(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error === undefined ? undefined : toRefusal(error).fields;
}

describe('French validation messages', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['Ce champ est obligatoire.', z.string(), undefined],
    ['Ce champ est obligatoire.', z.string(), null],
    ['Valeur invalide.', z.string(), 5],
    ['Ce champ est obligatoire.', z.string().min(1), ''],
    ['8 caractères au minimum.', z.string().min(8), 'court'],
    ['2 éléments au minimum.', z.array(z.int()).min(2), [1]],
    ['Doit être au moins 1.', z.int().min(1), 0],
    ['5 caractères au maximum.', z.string().max(5), 'trop long'],
    ['1 élément au maximum.', z.array(z.int()).max(1), [1, 2]],
    ['3 octets au maximum.', z.file().max(3), new File(['beaucoup'], 'a')],
    ['Doit être au plus 5.', z.number().max(5), 6],
    ['Doit être au plus 5.', z.bigint().max(5n), 6n],
    ['Adresse e-mail invalide.', z.email(), 'x'],
    ['Format invalide.', z.url(), 'x'],
    ['Ce champ est obligatoire.', z.union([z.string(), z.int()]), undefined],
    ['Valeur invalide.', z.union([z.string(), z.int()]), true],
    ['Valeur invalide.', z.enum(['a', 'b']), 'c'],
    ['Choisissez une date.', z.string('Choisissez une date.'), 5],
  ])('returns “%s”', (sentence, schema, value) => {
    expect(result(z.object({ field: schema }), { field: value })).toEqual({ field: [sentence] });
  });

  it('names an unknown key', () => {
    expect(result(z.strictObject({}), { rôle: 1, id: 2 })).toEqual({
      rôle: ['Champ inconnu : rôle, id.'],
      id: ['Champ inconnu : rôle, id.'],
    });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'names the unknown key %s, although every object inherits it',
    (key) => {
      const body = JSON.parse(`{"${key}":1}`);
      expect(Object.entries(result(z.strictObject({}), body) ?? {})).toEqual([[key, [`Champ inconnu : ${key}.`]]]);
    },
  );

  it('names the index inside lists, and `body` when the whole body is invalid', () => {
    expect(result(z.object({ ids: z.array(z.int()) }), { ids: [1, 'x'] })).toEqual({ 'ids.1': ['Valeur invalide.'] });
    expect(result(z.object({}), 'text')).toEqual({ body: ['Valeur invalide.'] });
  });

  it('returns every message once', () => {
    const Field = z
      .string()
      .refine(() => false, 'Non.')
      .refine(() => false, 'Non.')
      .refine(() => false, 'Toujours non.');
    expect(result(z.object({ field: Field }), { field: 'x' })).toEqual({ field: ['Non.', 'Toujours non.'] });
  });

  it('returns one refusal with 422', () => {
    const { error } = z.string().safeParse(1);
    expect(error && toRefusal(error)).toMatchObject({ code: 'invalid', status: 422, message: INVALID_INPUT });
  });
});
