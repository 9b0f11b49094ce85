import { describe, expect, it } from 'vitest';
import {
  type AcceptanceUse,
  agreedAt,
  requireAgreedDay,
  requireUnsigned,
  requireUnused,
} from './quote-acceptance.rules.ts';

describe('agreedAt', () => {
  it.each([
    ['noon of the recorded day', '2026-11-18', '2026-11-20T09:00:00.000Z', '2026-11-18T12:00:00.000Z'],
    ['the time of recording on the same morning', '2026-11-20', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['noon for a recording in the afternoon', '2026-11-20', '2026-11-20T15:00:00.000Z', '2026-11-20T12:00:00.000Z'],
    ['the time of the customer’s own answer', null, '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
  ])('returns %s', (_case, accepted_on, created_at, instant) => {
    expect(agreedAt({ accepted_on, created_at })).toBe(instant);
  });
});

describe('requireAgreedDay', () => {
  const SENTENCES = { future: 'Futur.', beforeSending: 'Avant l’envoi du {date}.', beforeQuote: 'Avant le {date}.' };
  const QUOTE = { today: '2026-11-20', createdAt: '2026-11-01T08:00:00.000Z', sentAt: null };
  const SENT = { ...QUOTE, sentAt: '2026-11-10T08:00:00.000Z' };

  it.each([
    ['today', '2026-11-20', QUOTE],
    ['31 days before the quote', '2026-10-01', QUOTE],
    ['the day of the sending', '2026-11-10', SENT],
    // 23:30 UTC is the next day in Paris.
    ['the Paris day of a sending at night', '2026-11-11', { ...QUOTE, sentAt: '2026-11-10T23:30:00.000Z' }],
  ])('accepts %s', (_case, day, quote) => {
    expect(() => requireAgreedDay(day, quote, SENTENCES)).not.toThrow();
  });

  it.each([
    ['tomorrow', '2026-11-21', QUOTE, 'Futur.'],
    ['32 days before the quote', '2026-09-30', QUOTE, 'Avant le 1er octobre 2026.'],
    ['the day before the sending', '2026-11-09', SENT, 'Avant l’envoi du 10 novembre 2026.'],
    [
      'the UTC day of a sending at night',
      '2026-11-10',
      { ...QUOTE, sentAt: '2026-11-10T23:30:00.000Z' },
      'Avant l’envoi du 11',
    ],
  ])('refuses %s', (_case, day, quote, sentence) => {
    expect(() => requireAgreedDay(day, quote, SENTENCES)).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { accepted_on: [expect.stringContaining(sentence)] } }),
    );
  });
});

describe('requireUnsigned', () => {
  const SENTENCES = { signed: 'signé', withdrawn: 'rétracté', rejected: 'refusé' };

  it.each([
    ['signé', 'accepted', { signed: {} }],
    ['rétracté', 'rejected', { signed: null, isWithdrawn: true }],
    ['refusé', 'rejected', { signed: null }],
  ] as const)('refuses a quote that is %s', (sentence, status, answer) => {
    expect(() => requireUnsigned({ status }, answer, SENTENCES)).toThrow(sentence);
  });

  it.each(['pending', 'quoted', 'accepted'] as const)('accepts an unsigned quote at the stage %s', (status) => {
    expect(() => requireUnsigned({ status }, { signed: null }, SENTENCES)).not.toThrow();
  });
});

describe('requireUnused', () => {
  const UNUSED: AcceptanceUse = { amended: false, invoiced: false, received: false, pending: false, ordered: false };
  const SENTENCES = { amended: 'a', invoiced: 'i', received: 'r', pending: 'p', ordered: 'o' };

  it.each(Object.entries(SENTENCES))('refuses to undo an acceptance that is %s', (reason, sentence) => {
    expect(() => requireUnused({ ...UNUSED, [reason]: true }, SENTENCES)).toThrow(
      expect.objectContaining({ code: 'conflict', message: sentence }),
    );
  });

  it('names an amendment before an invoice, and an invoice before a payment', () => {
    expect(() => requireUnused({ ...UNUSED, amended: true, invoiced: true, received: true }, SENTENCES)).toThrow('a');
    expect(() => requireUnused({ ...UNUSED, invoiced: true, received: true }, SENTENCES)).toThrow('i');
  });

  it('allows it while nothing depends on the acceptance', () => {
    expect(() => requireUnused(UNUSED, SENTENCES)).not.toThrow();
  });
});
