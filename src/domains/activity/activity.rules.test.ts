import { describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS } from './activity.contract.ts';
import { isMeant, isOfKind, KIND_PREFIXES, wordsMeant } from './activity.rules.ts';

describe('KIND_PREFIXES', () => {
  it('names every kind but "other", and no action for two kinds', () => {
    expect(['other', ...Object.keys(KIND_PREFIXES)].toSorted()).toEqual([...ACTIVITY_KINDS].toSorted());
    const prefixes = Object.values(KIND_PREFIXES).flat();
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

describe('wordsMeant', () => {
  const TEXTS = {
    verbs: { delete: 'a supprimé', create: 'a créé' },
    things: { service: 'le service', quote: 'le devis' },
    sentences: { 'session.end': 'a fermé une session supprimée' },
  };

  it.each([
    ['SUPPRIME', { firsts: [], lasts: ['delete'], actions: ['session.end'] }],
    ['créé', { firsts: [], lasts: ['create'], actions: [] }],
    ['service', { firsts: ['service'], lasts: [], actions: [] }],
    ['toiture', { firsts: [], lasts: [], actions: [] }],
  ])('finds for “%s” the parts of actions %j', (word, parts) => {
    expect(wordsMeant(word, TEXTS)).toEqual(parts);
  });
});

describe('isOfKind', () => {
  it.each([
    ['message.reply', 'message'],
    ['chat.send', 'message'],
    ['unknown.act', 'other'],
    ['message', 'other'],
    ['messages2.reply', 'other'],
  ] as const)('gives “%s” the kind “%s” alone', (action, kind) => {
    expect(ACTIVITY_KINDS.filter((one) => isOfKind(action, one))).toEqual([kind]);
  });
});

describe('isMeant', () => {
  const parts = { firsts: ['service'], lasts: ['delete'], actions: ['session.end'] };

  it.each([
    ['service.create', true],
    ['quote.delete', true],
    ['session.end', true],
    ['services.create', false],
    ['quote.undelete', false],
    ['session.ended', false],
  ])('compares whole parts of “%s”: %s', (action, isFound) => {
    expect(isMeant(action, parts)).toBe(isFound);
  });
});
