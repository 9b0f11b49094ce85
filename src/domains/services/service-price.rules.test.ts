import { describe, expect, it } from 'vitest';
import { servicePrice } from './service-price.rules.ts';

describe('service price rules', () => {
  it.each([
    ['100-200', { from: 100, to: 200 }],
    ['50–90 €/m²', { from: 50, to: 90, unit: 'm²' }],
    ['De 1 100 à 2 000 €', { from: 1100, to: 2000 }],
    ['entre 45 et 80 € le mètre', { from: 45, to: 80, unit: 'mètre' }],
    ['À partir de 15€/m²', { from: 15, unit: 'm²' }],
    ['dès 12,50 € / m2', { from: 12.5, unit: 'm²' }],
    ['80 €', { from: 80, to: 80 }],
    ['45 € par heure', { from: 45, to: 45, unit: 'heure' }],
    ['Sur devis', undefined],
    ['Gratuit', undefined],
    ['2026', undefined],
    ['', undefined],
  ])('parses “%s” as %j', (text, price) => {
    expect(servicePrice(text)).toEqual(price);
  });
});
