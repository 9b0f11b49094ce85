import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { NEW_QUOTE } from '../quote.fixture.server.ts';
import { createQuote } from './create-quote.server.ts';

useDatabase();
afterEach(() => freezeClock());

const FREE = { clientName: 'Odile Vernet', service: 'Zinguerie', montant: '1 250,50' };

describe('createQuote', () => {
  it('sets defaults: pending, normal priority, validity from the settings', async () => {
    freezeClock('2026-11-21T23:30:00Z');
    const admin = await asAdmin();
    await saveSettings(admin, { group: 'quotes', values: { validity_days: 45 } });
    expect(await createQuote(admin, FREE)).toMatchObject({
      clientName: 'Odile Vernet',
      montant: 1250.5,
      totals: { net: 1250.5, vat: [{ rate: 20, vat: 250.1 }], gross: 1500.6 },
      status: 'pending',
      stage: 'pending',
      priority: 'normal',
      validUntil: '2027-01-06',
      approvedAt: null,
      lines: [],
    });
  });

  it('computes the amount from the lines', async () => {
    const quote = await createQuote(await asAdmin(), { ...NEW_QUOTE, montant: 1, validUntil: '2027-02-01' });
    expect(quote).toMatchObject({ montant: 16_500.54, validUntil: '2027-02-01' });
    expect(quote.lines[0]).toMatchObject({
      quantity: 84.5,
      unit: 'm²',
      unit_price: 118.9,
      vat_rate: 10,
      net: 10_047.05,
    });
  });

  it('accepts an approved quote', async () => {
    freezeClock('2026-11-21T08:00:00Z');
    expect(await createQuote(await asAdmin(), { ...FREE, status: 'approved' })).toMatchObject({
      stage: 'accepted',
      approvedAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('writes an entry to the audit log', async () => {
    const { id } = await createQuote(await asAdmin(), FREE);
    expect(await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute()).toEqual([
      {
        action: 'quote.create',
        subject: `quote:${id}`,
        after: '{"name":"Odile Vernet","service":"Zinguerie","montant":1250.5}',
      },
    ]);
  });

  it.each([
    [{ clientName: ' ' }, 'clientName'],
    [{ service: '' }, 'service'],
    [{ montant: '' }, 'montant'],
    [{ montant: null }, 'montant'],
    [{ montant: -5 }, 'montant'],
    [{ montant: 1.005 }, 'montant'],
    [{ montant: 1_000_000_000 }, 'montant'],
    [{ clientEmail: 'paule' }, 'clientEmail'],
    [{ clientPhone: 'abc' }, 'clientPhone'],
    [{ deadline: '31/12/2026' }, 'deadline'],
    [{ deadline: '2026-02-30' }, 'deadline'],
    [{ lines: [{ label: 'Tout', quantity: 1_000_000, unit_price: 999_999, vat_rate: 20 }] }, 'lines'],
    [{ lines: [{ label: 'Remise', quantity: 1, unit_price: -10, vat_rate: 20 }] }, 'lines'],
    [{ lines: [{ label: '', quantity: 1, unit_price: 10, vat_rate: 20 }] }, 'lines.0.label'],
    [{ lines: [{ label: 'A', quantity: 1, unit_price: 10, vat_rate: 19.6 }] }, 'lines.0.vat_rate'],
  ])('refuses %j', async (wrong, field) => {
    const refusal = createQuote(await asAdmin(), { ...FREE, ...wrong });
    await expect(refusal).rejects.toMatchObject({ code: 'invalid', fields: { [field]: [expect.any(String)] } });
  });

  it('allows only administrators', async () => {
    await expect(createQuote(asVisitor(), FREE)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createQuote(asAccount(await anAccount()), FREE)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
