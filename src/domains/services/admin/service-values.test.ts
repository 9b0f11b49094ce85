import { describe, expect, it } from 'vitest';
import { getChanges, getFields, ServiceForm, toReading } from './service-values.ts';

const { values } = toReading(undefined);

describe('service form values', () => {
  it('drops blank lines and renumbers the steps', () => {
    const step = { description: '', icon: 'phone' };
    const process = [
      { ...step, step: 4, title: 'Visite' },
      { ...step, step: 5, title: ' ' },
      { ...step, step: 6, title: 'Devis' },
    ];
    expect(getFields({ ...values, features: ['Zinc', '  ', ''], process, sort_order: '' })).toMatchObject({
      features: ['Zinc'],
      process: [
        { step: 1, title: 'Visite', icon: 'phone' },
        { step: 2, title: 'Devis', icon: 'phone' },
      ],
      sort_order: 0,
    });
  });

  it('sends no picture that the service neither had nor gets', () => {
    const pictured = { ...values, image: 'data:image/png;base64,aGk=' };
    expect(getChanges(values, values)).not.toHaveProperty('image');
    expect(getChanges(values, values)).not.toHaveProperty('heroImage');
    expect(getChanges(pictured, values)).toHaveProperty('image');
    expect(getChanges(values, pictured)).toMatchObject({ image: '' });
  });

  it('validates with the contract: title and description are required', () => {
    expect(ServiceForm.safeParse(values).success).toBe(false);
    expect(ServiceForm.safeParse({ ...values, title: 'Zinc', description: 'Chéneaux.' }).success).toBe(true);
  });
});
