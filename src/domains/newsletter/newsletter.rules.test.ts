import { describe, expect, it } from 'vitest';
import type { LinkState } from './newsletter.contract.ts';
import { exportLines, getLinkState } from './newsletter.rules.ts';
import { NEWSLETTER_TEXTS } from './newsletter.texts.ts';

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

  it('exports days in Paris time and empty cells for missing dates', () => {
    const common = { created_at: '2026-11-20T23:30:00.000Z', unsubscribe_url: 'https://toit.example/x' };
    const lines = exportLines(
      [
        { email: 'a@essai.example', status: 'confirmed', confirmed_at: '2026-11-21T08:00:00.000Z', ...common },
        { email: 'b@essai.example', status: 'pending', confirmed_at: null, ...common },
      ],
      NEWSLETTER_TEXTS,
    );
    expect(lines).toEqual([
      ['E-mail', 'Statut', 'Demandée le', 'Confirmée le', 'Lien de désinscription'],
      ['a@essai.example', 'Confirmée', '2026-11-21', '2026-11-21', 'https://toit.example/x'],
      ['b@essai.example', 'À confirmer', '2026-11-21', '', 'https://toit.example/x'],
    ]);
  });
});
