import { describe, expect, it } from 'vitest';
import { statusLine } from './legal-identity.views.ts';

const STATUS = { legalForm: 'SARL', capital: '10 000 €', registry: 'RCS Valence', siret: '123 456 782 00010' };

describe('legal identity views', () => {
  it.each([
    [{}, 'SARL au capital de 10 000 € – RCS Valence 123 456 782'],
    [{ registry: 'RCS Valence 123 456 782' }, 'SARL au capital de 10 000 € – RCS Valence 123 456 782'],
    [{ siret: 'EXEMPLE 00000' }, 'SARL au capital de 10 000 € – RCS Valence'],
    [{ registry: '' }, 'SARL au capital de 10 000 €'],
    [{ capital: '' }, 'SARL – RCS Valence 123 456 782'],
    [{ legalForm: 'EI', registry: 'RM 26' }, 'EI – RM 26'],
    [{ legalForm: 'Micro-entreprise', capital: '', registry: 'RNE' }, 'Micro-entreprise – RNE'],
    [{ legalForm: '', capital: '', registry: '' }, ''],
  ])('prints form, capital and register in the usual order, with %j', (changes, line) => {
    expect(statusLine({ ...STATUS, ...changes })).toBe(line);
  });
});
