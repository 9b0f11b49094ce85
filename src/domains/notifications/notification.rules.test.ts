import { describe, expect, it } from 'vitest';
import { adminPath, getSubject } from './notification.rules.ts';

describe('notification rules', () => {
  it.each([
    ['/admin/contact?view=7', '/admin/contact?view=7'],
    ['/admin', '/admin'],
    ['', '/admin'],
    ['/administration', '/admin'],
    ['https://ailleurs.example/admin', '/admin'],
    ['//ailleurs.example', '/admin'],
    ['javascript:alert(1)', '/admin'],
  ])('converts the link %j to %s', (link, path) => {
    expect(adminPath(link)).toBe(path);
  });

  it('formats an email subject with event and name, on one line of limited length', () => {
    expect(getSubject({ title: 'Paiement reçu', message: '12 € de Ada' })).toBe('Paiement reçu : 12 € de Ada');
    expect(getSubject({ title: 'x', message: 'y'.repeat(500) }).length).toBeLessThanOrEqual(200);
  });
});
