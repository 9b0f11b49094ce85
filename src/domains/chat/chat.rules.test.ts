import { describe, expect, it } from 'vitest';
import { canAnswer, getSide, toPreview, toVisitor } from './chat.rules.ts';

const someone = { kind: 'user', userId: 1, sessionId: 1, name: 'A' } as const;

describe('chat rules', () => {
  describe('company side', () => {
    it.each([
      [{ kind: 'visitor' } as const, false],
      [{ kind: 'system' } as const, true],
      [{ ...someone, role: 'admin' } as const, true],
      [{ ...someone, role: 'admin', mustEnrol: true } as const, false],
      [{ ...someone, role: 'manager' } as const, false],
      [{ ...someone, role: 'manager', rights: ['sales:change', 'money', 'people'] } as const, false],
      [{ ...someone, role: 'manager', rights: ['requests:read', 'requests:change'] } as const, true],
      [{ ...someone, role: 'user', rights: ['requests:read', 'requests:change'] } as const, false],
    ])('returns for %o whether the actor can answer: %s', (actor, expected) => {
      expect(canAnswer(actor)).toBe(expected);
      expect(getSide(actor)).toBe(expected ? 'admin' : 'user');
    });

    it('lets a manager with read-only rights see conversations, but not answer them', () => {
      const reader = { ...someone, role: 'manager', rights: ['requests:read'] } as const;
      expect([getSide(reader), canAnswer(reader)]).toEqual(['admin', false]);
    });
  });

  describe('preview of the last message', () => {
    it.each([
      ['Bonjour,\n  ça fuit.', false, 'Bonjour, ça fuit.'],
      ['', true, '📷 Photo'],
      ['Voici', true, 'Voici'],
      ['', false, ''],
    ])('previews %j, photo %s, as %j', (message, hasPhoto, expected) =>
      expect(toPreview(message, hasPhoto)).toBe(expected),
    );

    it('cuts the preview at 120 characters', () => expect(toPreview('x'.repeat(200), false)).toHaveLength(120));
  });

  describe('visitor identity', () => {
    const known = { sender_name: 'Élodie', sender_email: '' };
    it.each([
      [{}, { name: 'Élodie', email: '', isNew: false }],
      [{ sender_name: '' }, { name: 'Élodie', email: '', isNew: false }],
      [{ sender_email: 'e@x.example' }, { name: 'Élodie', email: 'e@x.example', isNew: true }],
      [{ sender_name: 'Élo' }, { name: 'Élo', email: '', isNew: true }],
    ])('updates it with %o', (input, expected) => expect(toVisitor(known, input)).toEqual(expected));
    it('returns empty fields for an unknown visitor', () =>
      expect(toVisitor({}, {})).toEqual({ name: '', email: '', isNew: true }));
  });
});
