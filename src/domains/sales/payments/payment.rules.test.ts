import { describe, expect, it } from 'vitest';
import { FREE_LEAST, FREE_MOST } from './payment.contract.ts';
import {
  afterReport,
  awaitsAcceptance,
  bookedCents,
  getRefusal,
  getStatus,
  isAbandoned,
  isCaptured,
  isInFlight,
  isMismatch,
  isOwn,
  movesOn,
  requireDue,
  requireFreeAmount,
  toMeans,
} from './payment.rules.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

const INVALID = expect.objectContaining({ code: 'invalid' });
const NOW = new Date('2026-11-20T08:00:00.000Z');

describe('getRefusal', () => {
  it.each([
    ['nothing when the company is complete', false, [], /^$/],
    ['the transfer when payments are off', true, ['SIRET'], /virement/],
    ['what the company has not entered', false, ['SIRET', 'adresse'], /SIRET, adresse/],
  ])('returns %s', (_case, isOff, missing, sentence) => {
    expect(getRefusal(isOff, missing)).toMatch(sentence);
  });
});

describe('requireDue', () => {
  const CHOICES = [
    { kind: 'deposit', cents: 30_000 },
    { kind: 'balance', cents: 100_000 },
  ] as const;

  it('accepts each amount due', () => {
    for (const { cents } of CHOICES) expect(() => requireDue(CHOICES, cents)).not.toThrow();
  });

  it('refuses another amount, and names those due', () => {
    expect(() => requireDue(CHOICES, 29_999)).toThrow(/300.+ ou .*1\s?000/);
  });

  it('refuses every amount of a quote that is paid', () => {
    expect(() => requireDue([], 0)).toThrow(INVALID);
  });
});

describe('requireFreeAmount', () => {
  it.each([FREE_LEAST, FREE_MOST])('accepts %s cents', (cents) => {
    expect(() => requireFreeAmount(cents)).not.toThrow();
  });

  it.each([0, FREE_LEAST - 1, FREE_MOST + 1])('refuses %s cents', (cents) => {
    expect(() => requireFreeAmount(cents)).toThrow(INVALID);
  });
});

describe('isOwn', () => {
  const QUOTE = { user_id: 1, email: 'paule@essai.example' };

  it.each([
    ['the account that created it', { userId: 1, verifiedEmail: null }, true],
    ['another account with the verified address', { userId: 2, verifiedEmail: 'paule@essai.example' }, true],
    ['another account without a verified address', { userId: 2, verifiedEmail: null }, false],
    ['nobody', null, false],
  ])('decides for %s', (_case, payer, own) => {
    expect(isOwn(QUOTE, payer)).toBe(own);
  });

  it('gives a quote without an account to no account without an address', () => {
    expect(isOwn({ user_id: null, email: '' }, { userId: 2, verifiedEmail: null })).toBe(false);
  });
});

describe('awaitsAcceptance', () => {
  it.each([
    ['quoted', null, true],
    ['quoted', '2026-11-20', true],
    ['quoted', '2026-11-19', false],
    ['accepted', null, false],
  ] as const)('decides for the stage %s, valid until %s', (status, valid_until, awaits) => {
    expect(awaitsAcceptance({ status, valid_until, user_id: null, email: '' }, NOW)).toBe(awaits);
  });
});

describe('getStatus', () => {
  it.each([
    ['open', 'pending'],
    ['processing', 'pending'],
    ['succeeded', 'completed'],
    ['refunded', 'refunded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['a status of the future', 'pending'],
  ])('shows %s of the gateway as %s', (provider, status) => expect(getStatus(provider)).toBe(status));
});

describe('movesOn', () => {
  it.each([
    ['pending', 'failed', true],
    ['failed', 'completed', true],
    ['completed', 'refunded', true],
    ['completed', 'failed', false],
    ['refunded', 'completed', false],
    ['pending', 'pending', false],
  ] as const)('decides from %s to %s', (from, to, moves) => expect(movesOn(from, to)).toBe(moves));
});

describe('bookedCents', () => {
  const PAID = { status: 'completed', failure: '', amount_cents: 50_000, refunded_cents: 0, voided_at: null } as const;

  it.each([
    ['a completed payment', {}, 50_000],
    ['a partial refund', { refunded_cents: 20_000 }, 30_000],
    ['a deleted payment', { voided_at: '2026-11-20' }, 0],
    ['a pending payment', { status: 'pending' }, 0],
    ['a refunded payment', { status: 'refunded', refunded_cents: 50_000 }, 0],
    ['a reversed receipt', { status: 'failed', failure: 'reversed' }, 0],
    [
      'a part given back of a reversed receipt',
      { status: 'failed', failure: 'reversed', refunded_cents: 1_250 },
      -1_250,
    ],
  ] as const)('counts %s', (_case, change, cents) => expect(bookedCents({ ...PAID, ...change })).toBe(cents));
});

describe('isMismatch', () => {
  it.each([
    ['completed', 'succeeded', false],
    ['failed', 'succeeded', true],
    ['completed', '', false],
  ] as const)('compares the shown %s with “%s” of the gateway', (status, provider_status, differs) => {
    expect(isMismatch({ status, provider_status })).toBe(differs);
  });
});

describe('isCaptured', () => {
  it.each([
    ['stripe', 'succeeded', true],
    ['sandbox', 'succeeded', false],
    ['stripe', 'refunded', false],
  ] as const)('decides for %s, %s', (provider, provider_status, captured) => {
    expect(isCaptured({ provider, provider_status })).toBe(captured);
  });
});

describe('age of a payment', () => {
  const at = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
  const payment = (provider_status: string, seconds: number) => ({
    provider_status,
    created_at: at(seconds),
    updated_at: at(seconds),
  });

  it.each([
    ['', 29, true],
    ['', 30, false],
    ['open', 1, false],
  ])('assumes a call of the gateway for the status “%s” after %s s: %s', (status, seconds, isCalling) => {
    expect(isInFlight(payment(status, seconds), 30, NOW)).toBe(isCalling);
  });

  it('abandons a payment at the given age', () => {
    expect([119, 120].map((seconds) => isAbandoned(payment('open', seconds), 120, NOW))).toEqual([false, true]);
  });
});

describe('afterReport', () => {
  const BEFORE = {
    status: 'pending',
    provider_status: '',
    provider_ref: null,
    amount_cents: 50_000,
    refunded_cents: 0,
    payment_method: '',
    last_four: '',
    failure: '',
    voided_at: null,
  } as unknown as PaymentRecord;
  const REPORT = {
    ref: 'pi_1',
    status: 'succeeded',
    receivedCents: 50_000,
    refundedCents: 0,
    method: 'visa',
    lastFour: '4242',
    failure: '',
  } as const;

  it('completes a payment with its card', () => {
    expect(afterReport(BEFORE, REPORT)).toMatchObject({
      status: 'completed',
      payment_method: 'visa',
      last_four: '4242',
    });
  });

  it.each(['failed', 'refunded'] as const)('completes a payment shown as %s when its money is taken', (status) => {
    const open = { ...BEFORE, provider_status: 'open', status };
    expect(afterReport(open, REPORT)).toMatchObject({ status: 'completed' });
  });

  it('leaves the status of the office when money already taken is reported again', () => {
    const refunded = { ...afterReport(BEFORE, REPORT), status: 'refunded' as const };
    expect(afterReport(refunded, REPORT)).toBe(refunded);
  });

  it('fails a payment of another amount', () => {
    const report = { ...REPORT, receivedCents: 49_999 };
    expect(afterReport(BEFORE, report)).toMatchObject({ status: 'failed', failure: 'amount_mismatch' });
  });

  it('returns the same payment for a repeated and for an outdated report', () => {
    const paid = afterReport(BEFORE, REPORT);
    expect(afterReport(paid, REPORT)).toBe(paid);
    expect(afterReport(paid, { ...REPORT, status: 'failed', failure: 'declined' })).toBe(paid);
  });

  it('adds refunds, and never takes one back', () => {
    const refunded = afterReport(afterReport(BEFORE, REPORT), { ...REPORT, refundedCents: 20_000 });
    expect(refunded).toMatchObject({ status: 'completed', refunded_cents: 20_000 });
    expect(afterReport(refunded, REPORT)).toBe(refunded);
  });

  it('lists a deleted payment again when it completes', () => {
    expect(afterReport({ ...BEFORE, voided_at: '2026-11-20' }, REPORT).voided_at).toBeNull();
  });

  it('stores why a payment failed', () => {
    const report = { ...REPORT, status: 'failed', receivedCents: 0, failure: 'insufficient_funds' } as const;
    expect(afterReport(BEFORE, report)).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
  });
});

describe('toMeans', () => {
  it.each([
    ['a cheque of the office', '2026-11-20', 'cheque', 'cheque'],
    ['an unknown means of the office', '2026-11-20', 'troc', 'card'],
    ['a gateway', '', 'visa', 'card'],
  ])('returns the means of %s', (_case, received_on, payment_method, means) => {
    expect(toMeans({ received_on, payment_method })).toBe(means);
  });
});
