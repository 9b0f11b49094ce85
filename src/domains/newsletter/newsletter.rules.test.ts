import { describe, expect, it } from 'vitest';
import type { LinkState } from './newsletter.contract.ts';
import { getLinkState } from './newsletter.rules.ts';

const AT = '2026-11-20T08:00:00.000Z';

const LATER = '2026-11-20T08:00:00.001Z';

const CASES: [LinkState, 'confirm' | 'end', string | undefined, string | null][] = [
  ['unknown', 'confirm', undefined, null],
  ['unknown', 'end', undefined, null],
  ['open', 'confirm', 'pending', LATER],
  ['expired', 'confirm', 'pending', AT],
  ['expired', 'confirm', 'pending', null],
  ['done', 'confirm', 'confirmed', AT],
  ['open', 'end', 'pending', AT],
  ['open', 'end', 'confirmed', null],
  ['done', 'end', 'ended', null],
];

describe('newsletter rules', () => {
  it.each(CASES)('reports a link as %s: %s, %s, valid until %s', (state, purpose, status, confirm_expires_at) => {
    const subscription = status === undefined ? undefined : { status, confirm_expires_at };
    expect(getLinkState(purpose, subscription, AT)).toBe(state);
  });
});
