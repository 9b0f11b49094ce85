import { describe, expect, it } from 'vitest';
import { exportLines, toQuoteLine } from './dashboard-export.views.ts';

const QUOTE = {
  id: 1,
  name: 'Odile',
  email: 'a@essai.example',
  phone: '',
  service_type: 'Zinguerie',
  status: 'contacted',
  urgency: 'high',
  amount_cents: 123_450,
  deadline: null,
  created_at: '2026-11-01T08:00:00.000Z',
  approved_at: null,
} as const;

describe('dashboard export views', () => {
  describe('exported quote', () => {
    it('uses the field names of the back office', () => {
      expect(toQuoteLine(QUOTE)).toMatchObject({
        clientName: 'Odile',
        montant: 1234.5,
        status: 'pending',
        stage: 'contacted',
        priority: 'urgent',
      });
      expect(toQuoteLine({ ...QUOTE, status: 'accepted' }).status).toBe('approved');
      expect(toQuoteLine({ ...QUOTE, status: 'rejected', amount_cents: null })).toMatchObject({
        status: 'rejected',
        montant: null,
      });
    });

    it('writes a line under the heading, amounts with a comma', () => {
      const [heading, line] = exportLines('quotes', [toQuoteLine(QUOTE)]);
      expect(heading?.slice(0, 2)).toEqual(['id', 'clientName']);
      expect(line?.[heading?.indexOf('montant') ?? 0]).toBe('1234,5');
      expect(line?.[heading?.indexOf('deadline') ?? 0]).toBe('');
    });
  });

  it('writes the heading of a file without rows', () => {
    expect(exportLines('payments', [])).toEqual([expect.arrayContaining(['transaction_id', 'amount'])]);
  });
});
