import { describe, expect, it } from 'vitest';
import { ofName } from './french-names.ts';

describe('ofName', () => {
  it.each([
    ['Toits Martin', 'de Toits Martin'],
    ['Agence Pixel', 'd’Agence Pixel'],
    ['Éco-Toiture', 'd’Éco-Toiture'],
    ['Œuvre de toit', 'd’Œuvre de toit'],
    ['Yvelines Toiture', 'd’Yvelines Toiture'],
    ['Yaourt & Cie', 'de Yaourt & Cie'],
    ['Habitat 44', 'd’Habitat 44'],
    ['Hervé Couverture', 'd’Hervé Couverture'],
    ['Hardy Toitures', 'de Hardy Toitures'],
    ['Hauts Toits', 'de Hauts Toits'],
    ['3D Toiture', 'de 3D Toiture'],
    ['', 'de '],
  ])('joins “%s” as “%s”', (name, words) => expect(ofName(name)).toBe(words));
});
