import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readPriceList, readSecurityContact } from './company.queries.server.ts';

useDatabase();

describe('readPriceList', () => {
  const save = (values: Record<string, unknown>) => saveSettings(systemContext('test'), { group: 'prices', values });

  it('returns an empty list until the owner fills it in', async () => {
    expect(await readPriceList(asVisitor(), {})).toMatchObject({ lines: [], hourlyCents: 0, quoteCents: 0 });
  });

  it('returns amounts in whole cents, in the stored order', async () => {
    const lines = [
      { label: 'Démoussage', unit: 'm²', price_cents: 1_500, is_from: true },
      { label: 'Remplacement d’une tuile', price_cents: 3_550 },
    ];
    await save({ lines, hourly_cents: 5_500, as_of: '2026-11-01' });
    const list = await readPriceList(asVisitor(), {});
    expect(list).toMatchObject({ lines, hourlyCents: 5_500, priceDate: '2026-11-01' });
    expect(list.lines[1]).toMatchObject({ unit: '', detail: '', is_from: false });
  });

  it.each([
    [{ lines: [{ label: 'x', price_cents: 12.5 }] }, 'lines.0.price_cents'],
    [{ lines: [{ label: ' ', price_cents: 1 }] }, 'lines.0.label'],
    [{ lines: [{ label: 'x', price_cents: -1 }] }, 'lines.0.price_cents'],
    [{ hourly_cents: '55' }, 'hourly_cents'],
    [{ as_of: '1er novembre' }, 'as_of'],
  ])('rejects %j with 422', async (values, field) => {
    const refusal = await save(values).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422 });
    expect(Object.keys((refusal as { fields: object }).fields)[0]).toBe(field);
    expect((await readPriceList(asVisitor(), {})).lines).toEqual([]);
  });
});

describe('readSecurityContact', () => {
  it('returns only the company’s address to any visitor', async () => {
    await saveSettings(await asAdmin(), { group: 'general', values: { contact_email: 'toits@essai.example' } });
    expect(await readSecurityContact(asVisitor(), {})).toEqual({ email: 'toits@essai.example' });
  });
});
