import { describe, expect, it } from 'vitest';
import { getSubject } from './notification.views.ts';

describe('notification views', () => {
  it('formats an email subject with event and name, on one line of limited length', () => {
    expect(getSubject({ title: 'Paiement reçu', message: '12 € de Ada' })).toBe('Paiement reçu : 12 € de Ada');
    expect(getSubject({ title: 'x', message: 'y'.repeat(500) }).length).toBeLessThanOrEqual(200);
  });
});
