import { describe, expect, it } from 'vitest';
import { isGuessable, knownWords, leastScore } from './password.rules.ts';

const JEAN = { name: 'Jean-Édouard Dupont', email: 'jean.dupont@zingueurs.example', phone: '04 65 71 00 01' };
const COMPANY = ['Toitures du Pouzin', '12 chemin des Tuiliers, 07250 Le Pouzin'];
const check = (password: string): boolean => isGuessable(password, knownWords(JEAN, COMPANY));

describe('knownWords', () => {
  it('includes name, address, telephone and company separately and combined, without accents', () => {
    const words = knownWords(JEAN, COMPANY);
    for (const word of [
      'jean',
      'edouard',
      'dupont',
      'jeandupont',
      'zingueurs',
      '0465710001',
      'pouzin',
      '07250',
      'toiture',
    ]) {
      expect(words, word).toContain(word);
    }
  });

  it('limits the list for a long name and contains no empty word', () => {
    const words = knownWords({ name: 'abcd efgh '.repeat(500), email: '', phone: '' }, ['', 'x '.repeat(10_000)]);
    expect(words.length).toBeLessThanOrEqual(60);
    expect(words.every((word) => word.length >= 4 && word.length <= 40)).toBe(true);
  });
});

describe('isGuessable', () => {
  it.each([
    'couverture07',
    'Ardeche07',
    'Toiture2026!',
    'POUZIN-07250',
    'Charpente!!',
    'Jean.Dupont1',
    'jeandupont2026',
    'DupontEdouard!26',
    'Tuiliers-0465710001',
  ])('refuses %s', (password) => {
    expect(check(password)).toBe(true);
  });

  it.each([
    'couverture en ardoise',
    'une tuile et trois lattes',
    'jean.dupont aime les toits',
    '83920174',
    'éàü🏠',
    'toiture 4829 5710 3948',
  ])('accepts %s', (password) => {
    expect(check(password)).toBe(false);
  });
});

describe('leastScore', () => {
  it('requires more of staff than of customers', () => {
    expect([leastScore('user'), leastScore('manager'), leastScore('admin')]).toEqual([3, 4, 4]);
  });
});
