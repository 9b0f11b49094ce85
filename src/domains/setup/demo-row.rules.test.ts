import { describe, expect, it } from 'vitest';
import { isFictitiousEmail, toComparable, toContentText } from './demo-row.rules.ts';

describe('toComparable', () => {
  it('ignores spaces and the order of fields', () => {
    const typed = { label: 'Jusqu’à 20\u202fm²', cents: 10, rows: [true, null] };
    expect(toComparable({ rows: [true, null], cents: 10, label: 'Jusqu’à 20 m²' })).toBe(toComparable(typed));
  });

  it('ignores the day on which the server stored a promise', () => {
    const promise = { source: 'declared', value: 500, declared_on: '2026-11-20' };
    expect(toComparable(promise)).toBe(toComparable({ ...promise, declared_on: '' }));
  });

  it.each([
    ['another text', 'a', 'b'],
    ['another order of a list', [1, 2], [2, 1]],
    ['a text for a number', '1', 1],
    ['a missing value', undefined, ''],
    ['another field', { a: 1 }, { b: 1 }],
  ])('tells %s apart', (_what, one, other) => {
    expect(toComparable(one)).not.toBe(toComparable(other));
  });
});

describe('toContentText', () => {
  const service = { title: 'Zinguerie', description: 'Gouttières.', is_active: true, sort_order: 10, updated_at: 'x' };

  it('changes with what visitors read, and not with order, visibility and dates', () => {
    const text = toContentText('service', service);
    expect(toContentText('service', { ...service, is_active: false, sort_order: 20, updated_at: 'y' })).toBe(text);
    expect(toContentText('service', { ...service, description: 'Mes mots.' })).not.toBe(text);
  });

  it('returns nothing for a kind that goes in any case', () => {
    expect(toContentText('testimonial', { name: 'Odile' })).toBe('');
    expect(toContentText('service', undefined)).toBe('');
  });
});

describe('isFictitiousEmail', () => {
  it.each([
    ['nadia.ferrand@courrier.example', true],
    ['Nadia@Boite.EXAMPLE ', true],
    ['nadia@example.fr', false],
    ['nadia@example.com', false],
    ['', false],
  ])('says of %s: %s', (email, answer) => {
    expect(isFictitiousEmail(email)).toBe(answer);
  });
});
