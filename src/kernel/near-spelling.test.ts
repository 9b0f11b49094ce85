import { describe, expect, it } from 'vitest';
import { findNearSpelling } from './near-spelling.ts';

const KNOWN = ['Couverture', 'Façades', 'Matériaux', 'Isolation', 'Toit'];

describe('findNearSpelling', () => {
  it.each([
    ['COUVERTURES', 'Couverture', true],
    [' façade ', 'Façades', true],
    ['Facades', 'Façades', true],
    ['materiau', 'Matériaux', true],
    ['isolation.', 'Isolation', true],
    ['Couvreture', 'Couverture', false],
    ['Isolatoin', 'Isolation', false],
    ['Isolaton', 'Isolation', false],
    ['Tout', 'Toit', false],
  ])('recognises %j as %j', (name, known, isSame) => {
    expect(findNearSpelling(name, KNOWN)).toEqual({ known, isSame });
  });

  it.each(['Zinguerie', 'Charpente', 'Découverte du zinc', 'Sol', '', '!'])(
    'leaves %j as a name of its own',
    (name) => {
      expect(findNearSpelling(name, KNOWN)).toBeUndefined();
    },
  );
});
