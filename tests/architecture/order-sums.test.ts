import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { MAINLAND_RATES } from '#src/kernel/local-rates.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type ApiClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countSamples } from '#tests/support/samples.ts';

useDatabase();

const NOTE = 'TVA non applicable, art. 293 B du CGI';
const WRITTEN = {
  ...{ client_name: 'Paule Rivoire', client_email: 'paule@essai.example', client_phone: '06 39 98 00 01' },
  ...{ service: 'Couverture', description: 'Toit de 84 m²', address: '26400 Crest' },
};

/** Settings that affect prices. */
interface Terms {
  is_vat_exempt: boolean;
  default_vat_rate: (typeof MAINLAND_RATES)[number];
  deposit_percent: number;
}
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  is_vat_exempt: fc.boolean(),
  default_vat_rate: fc.constantFrom(...MAINLAND_RATES),
  deposit_percent: fc.integer({ min: 0, max: 100 }),
});

async function setTerms({ is_vat_exempt, ...quotes }: Terms): Promise<void> {
  const system = systemContext('test');
  await saveSettings(system, { group: 'company', values: { is_vat_exempt } });
  await saveSettings(system, { group: 'quotes', values: quotes });
}

let admin: ApiClient;
beforeEach(async () => {
  await completeCompany();
  admin = await signedIn('admin');
});

async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await admin.send(method, path, body);
  const sent = await answer.json();
  expect([path, answer.ok, sent]).toEqual([path, true, sent]);
  return sent.data;
}

/** Reads an order in every view that shows its price. */
async function readViews(id: number) {
  return {
    order: await send('GET', `/admin/orders/${id}`),
    preview: await send('GET', `/admin/orders/${id}/invoice`),
    statistics: await send('GET', '/admin/orders/statistics'),
    dashboard: await send('GET', '/admin/dashboard'),
  };
}

const cents = (euros: number): number => Math.round(euros * 100);
const getGross = (netCents: number, isExempt: boolean): number =>
  netCents + (isExempt ? 0 : Number((BigInt(netCents) * 20n + 50n) / 100n));

describe('totals of a direct order', () => {
  it('keeps the totals in every view after any change of settings, and on its invoice', async () => {
    const budgets = fc.integer({ min: 1, max: 10_000_000 });
    await fc.assert(
      fc.asyncProperty(
        budgets,
        fc.array(anyTerms, { minLength: 2, maxLength: 5 }),
        async (budget, [first, ...later]) => {
          if (first === undefined) return;
          await setTerms(first);
          const { id } = await send('POST', '/admin/orders', { ...WRITTEN, budget: budget / 100 });
          const views = await readViews(id);
          const gross = getGross(budget, first.is_vat_exempt);
          expect([cents(views.preview.net), cents(views.preview.total)]).toEqual([budget, gross]);
          for (const terms of later) {
            await setTerms(terms);
            expect(await readViews(id)).toEqual(views);
          }
          const invoice = await send('POST', `/admin/orders/${id}/invoices`);
          const { document } = await send('GET', `/admin/invoices/${invoice.id}`);
          expect([cents(invoice.gross), document.totals.gross_cents, document.due.cents]).toEqual([
            gross,
            gross,
            gross,
          ]);
          expect(document.vat_note).toBe(first.is_vat_exempt ? NOTE : '');
        },
      ),
      { numRuns: Number(process.env.QUOTE_WALKS ?? countSamples(4)) },
    );
  }, 120_000);

  it('follows the settings of the day on which another budget is agreed', async () => {
    const terms = { default_vat_rate: 20, deposit_percent: 30 } as const;
    await setTerms({ ...terms, is_vat_exempt: false });
    const { id } = await send('POST', '/admin/orders', { ...WRITTEN, budget: 1_000 });
    await setTerms({ ...terms, is_vat_exempt: true });
    await send('PUT', `/admin/orders/${id}`, { ...WRITTEN, budget: 1_000, service: 'Zinguerie' });
    const renamed = await send('GET', `/admin/orders/${id}/invoice`);
    expect([renamed.total, renamed.lines[0].label]).toEqual([1_200, 'Zinguerie']);
    await send('PUT', `/admin/orders/${id}`, { budget: 2_000 });
    expect(await send('GET', `/admin/orders/${id}/invoice`)).toMatchObject({ total: 2_000, vat_note: NOTE });
  });
});
