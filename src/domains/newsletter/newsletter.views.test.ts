import { describe, expect, it } from 'vitest';
import { NEWSLETTER_TEXTS } from './newsletter.texts.ts';
import { exportLines } from './newsletter.views.ts';

describe('newsletter views', () => {
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
