import { describe, expect, it } from 'vitest';
import { toBinRecord } from './bin.views.ts';

describe('toBinRecord', () => {
  it('adds the days that are left', () => {
    const record = {
      id: 1,
      kind: 'quote',
      label: 'Odile',
      deleted_by: null,
      deleted_at: '2026-11-25T10:00:00.000Z',
      expires_at: '2026-12-25T10:00:00.000Z',
    } as const;
    expect(toBinRecord(record, new Date('2026-12-20T10:00:00.000Z')).days_left).toBe(5);
  });
});
