import { describe, expect, it } from 'vitest';
import type { Order } from './order.contract.ts';
import { getValues, newValues, orderFormSchema, sentenceFor, toChange } from './order-form.views.ts';

const today = '2026-11-21';

const FULL = {
  ...newValues('2026-11-21', '2026-11-22'),
  client_name: 'Anne',
  client_email: 'anne@essai.example',
  client_phone: '06 39 98 00 01',
  service: 'Toit',
  description: 'Tuiles',
  budget: '1 200,50',
  address: 'Crest',
};

describe('order form views', () => {
  it('accepts a complete order and reports required fields of an empty one', () => {
    expect(orderFormSchema(null, today).safeParse(FULL).success).toBe(true);
    expect(sentenceFor(FULL, null, today)).toBeUndefined();
    expect(sentenceFor(newValues(today, '2026-11-22'), null, today)).toBe(
      'Veuillez remplir tous les champs obligatoires.',
    );
    const { error } = orderFormSchema(null, today).safeParse({ ...FULL, client_name: ' ' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['client_name']]);
  });

  it.each([
    ['en_cours', null, '2026-11-21'],
    ['terminé', '2026-11-10', '2026-11-10'],
    ['terminé', null, ''],
  ] as const)('proposes a day of completion for an order %s, recorded %s: %s', (status, service_date, day) => {
    expect(getValues({ budget: 1, status, service_date } as Order, today).service_date).toBe(day);
  });

  it('sends the day of completion of a completed order only', () => {
    const values = { ...FULL, service_date: '2026-11-20' };
    expect(toChange({ ...values, status: 'terminé' }).service_date).toBe('2026-11-20');
    expect(toChange({ ...values, status: 'en_cours' }).service_date).toBe('');
  });

  it('reports schema errors under their fields', () => {
    const { error } = orderFormSchema(null, today).safeParse({ ...FULL, client_email: 'anne' });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['client_email']);
  });
});
