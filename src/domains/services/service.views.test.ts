import { describe, expect, it } from 'vitest';
import { priceText } from './service.views.ts';

describe('service price views', () => {
  it.each([
    ['100-200', '100 à 200 €'],
    [' 80 – 120 ', '80 à 120 €'],
    ['Sur devis', 'Sur devis'],
    ['À partir de 15€/m²', 'À partir de 15€/m²'],
    ['', ''],
  ])('formats “%s” as “%s”', (text, view) => {
    expect(priceText(text)).toBe(view);
  });
});
