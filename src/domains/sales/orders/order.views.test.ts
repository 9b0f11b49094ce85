import { describe, expect, it, test } from 'vitest';
import { ORDER_TEXTS } from './order.texts.ts';
import { daysUntil, deadlineState, exportLines } from './order.views.ts';

const today = '2026-11-21';

describe('order views', () => {
  test.each([
    ['2026-11-20', 'en_cours', 'late'],
    ['2026-11-21', 'en_cours', 'soon'],
    ['2026-11-28', 'en_attente', 'soon'],
    ['2026-11-29', 'en_attente', 'far'],
    ['2026-11-20', 'terminé', 'over'],
    ['2026-11-20', 'annulé', 'over'],
  ] as const)('classifies a deadline of %s, %s, as %s', (deadline, status, expected) => {
    expect(deadlineState({ deadline, status }, today)).toBe(expected);
  });

  it('counts days across daylight-saving changes', () => {
    expect(daysUntil('2027-04-01', '2027-03-20')).toBe(12);
  });
});

describe('order export views', () => {
  it('returns as many cells in every row as in the heading', () => {
    const [heading, line] = exportLines(
      [
        {
          id: 3,
          client_name: 'Anne',
          client_email: 'a@essai.example',
          client_phone: '',
          customer_kind: 'consumer',
          service: 'Toit',
          description: '',
          priority: 'faible',
          status: 'terminé',
          budget: 10,
          deadline: '2027-01-01',
          address: '',
          estimatedDuration: '',
          service_date: null,
          quote_id: null,
          lines: [],
          createdAt: '2026-11-20T23:30:00.000Z',
          updated_at: '',
        },
      ],
      ORDER_TEXTS,
    );
    expect(line).toHaveLength(heading?.length ?? 0);
    expect(line).toEqual(expect.arrayContaining(['Faible', 'Terminé', '10,00', '2026-11-21']));
  });
});
