import { describe, expect, it } from 'vitest';
import { ORDER_TEXTS } from './order.texts.ts';
import { exportLines } from './order-export.rules.ts';

describe('order export rules', () => {
  it('returns as many cells in every row as in the heading', () => {
    const [heading, line] = exportLines(
      [
        {
          id: 3,
          client_name: 'Anne',
          client_email: 'a@essai.example',
          client_phone: '',
          service: 'Toit',
          description: '',
          priority: 'faible',
          status: 'terminé',
          budget: 10,
          deadline: '2027-01-01',
          address: '',
          estimatedDuration: '',
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
