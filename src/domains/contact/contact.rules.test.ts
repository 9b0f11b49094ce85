import { describe, expect, it } from 'vitest';
import { looksLikeRobot, requestedService } from './contact.rules.ts';

describe('contact rules', () => {
  describe('looksLikeRobot', () => {
    const links = 'http://a.example https://b.example http://c.example';
    it.each([
      ['an ordinary message', { message: 'Bonjour' }, false],
      ['a quick hand alone', { message: 'Bonjour', elapsed_ms: 300 }, false],
      ['many links alone', { message: links, elapsed_ms: 60_000 }, false],
      ['many links in no time', { message: links, elapsed_ms: 300 }, true],
      ['the field nobody sees', { message: 'Bonjour', website: 'x' }, true],
      ['that field left empty', { message: 'Bonjour', website: '', elapsed_ms: 5_000 }, false],
    ])('classifies a message as robot or not: %s', (_case, signs, expected) => {
      expect(looksLikeRobot(signs)).toBe(expected);
    });
  });

  describe('requestedService', () => {
    it.each([
      ['Demande de devis - Zinguerie', 'Zinguerie'],
      ['Demande de devis', ''],
      ['demande de DEVIS : charpente', 'charpente'],
      ['Une question', null],
    ])('reads the requested service from: %s', (subject, service) => {
      expect(requestedService(subject)).toBe(service);
    });
  });
});
