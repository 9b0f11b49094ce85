import { describe, expect, it } from 'vitest';
import { fieldsOf, readingOf, ServiceForm } from './service-values.ts';

const { values } = readingOf(undefined);

describe('the form of a service', () => {
  it('sends no blank line, and counts its steps anew', () => {
    const step = { description: '', icon: 'phone' };
    const process = [
      { ...step, step: 4, title: 'Visite' },
      { ...step, step: 5, title: ' ' },
      { ...step, step: 6, title: 'Devis' },
    ];
    expect(fieldsOf({ ...values, features: ['Zinc', '  ', ''], process, sort_order: '' })).toMatchObject({
      features: ['Zinc'],
      process: [
        { step: 1, title: 'Visite', icon: 'phone' },
        { step: 2, title: 'Devis', icon: 'phone' },
      ],
      sort_order: 0,
    });
  });

  it('is read by the contract: a title and a description are needed', () => {
    expect(ServiceForm.safeParse(values).success).toBe(false);
    expect(ServiceForm.safeParse({ ...values, title: 'Zinc', description: 'Chéneaux.' }).success).toBe(true);
  });
});
