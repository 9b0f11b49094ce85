import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountDocument,
  type AccountEntry,
  type ContractFacts,
  getContractAccount,
  getUnbilledCents,
} from './contract-account.rules.ts';

const invoice = (id: number, gross_cents: number): AccountDocument => ({
  ...{ id, gross_cents },
  kind: 'invoice',
  credits_id: null,
});
const deposit = (id: number, gross_cents: number): AccountDocument => ({
  ...invoice(id, gross_cents),
  kind: 'deposit',
});
const credit = (id: number, credits_id: number, cents: number): AccountDocument => ({
  ...{ id, credits_id },
  kind: 'credit',
  gross_cents: -cents,
});
const entry = (amount_cents: number, more: Partial<AccountEntry> = {}): AccountEntry => ({
  kind: amount_cents < 0 ? 'refund' : 'receipt',
  amount_cents,
  invoice_id: null,
  ...more,
});
const facts = (more: Partial<ContractFacts> = {}): ContractFacts => ({
  agreed_cents: 1_867_500,
  is_closed: false,
  documents: [],
  entries: [],
  ...more,
});

describe('getContractAccount', () => {
  it('asks for the whole contract before anything was billed or received', () => {
    expect(getContractAccount(facts())).toMatchObject({
      contract_cents: 1_867_500,
      to_invoice_cents: 1_867_500,
      to_receive_cents: 1_867_500,
      due_cents: 0,
      surplus_cents: 0,
    });
  });

  it('settles the oldest document first with money that names none', () => {
    const documents = [deposit(1, 500_000), deposit(2, 300_000)];
    const { balances, due_cents } = getContractAccount(facts({ documents, entries: [entry(600_000)] }));
    expect(balances.map(({ paid_cents }) => paid_cents)).toEqual([500_000, 100_000]);
    expect(due_cents).toBe(200_000);
  });

  it('settles the document that the payer named before all others', () => {
    const documents = [deposit(1, 500_000), deposit(2, 300_000)];
    const { balances } = getContractAccount(facts({ documents, entries: [entry(300_000, { invoice_id: 2 })] }));
    expect(balances.map(({ paid_cents }) => paid_cents)).toEqual([0, 300_000]);
  });

  it('applies a surplus on the deposit to the final invoice', () => {
    const documents = [deposit(1, 500_000), invoice(2, 1_367_500)];
    const entries = [entry(520_000), entry(1_347_500, { invoice_id: 2 })];
    const account = getContractAccount(facts({ documents, entries }));
    expect(account.balances.map(({ due_cents }) => due_cents)).toEqual([0, 0]);
    expect(account).toMatchObject({ to_receive_cents: 0, surplus_cents: 0 });
  });

  it('reports an overpayment as the surplus, reduced by a refund', () => {
    const documents = [invoice(1, 1_867_500)];
    const paid = facts({ documents, entries: [entry(1_868_750)] });
    expect(getContractAccount(paid)).toMatchObject({ surplus_cents: 1_250, to_receive_cents: 0 });
    const back = getContractAccount({ ...paid, entries: [...paid.entries, entry(-1_250)] });
    expect(back).toMatchObject({ surplus_cents: 0, received_cents: 1_868_750, refunded_cents: 1_250 });
  });

  it('counts a reversed receipt as never received, not as refunded', () => {
    const entries = [entry(100_000), entry(-100_000, { kind: 'reversal' })];
    expect(getContractAccount(facts({ entries }))).toMatchObject({ received_cents: 0, refunded_cents: 0 });
  });

  it('moves the money of a credited invoice to the next one', () => {
    const documents = [invoice(1, 200_000), credit(2, 1, 200_000), invoice(3, 150_000)];
    const entries = [entry(200_000, { invoice_id: 1 })];
    const account = getContractAccount(facts({ agreed_cents: 150_000, documents, entries }));
    expect(account.balances.map(({ standing_cents, paid_cents }) => [standing_cents, paid_cents])).toEqual([
      [0, 0],
      [150_000, 150_000],
    ]);
    expect(account).toMatchObject({ invoiced_cents: 350_000, credited_cents: 200_000, surplus_cents: 50_000 });
  });

  it('owes everything back once the contract is closed and its invoices are credited', () => {
    const documents = [deposit(1, 500_000), credit(2, 1, 500_000)];
    const account = getContractAccount(facts({ is_closed: true, documents, entries: [entry(500_000)] }));
    expect(account).toMatchObject({ contract_cents: 0, to_invoice_cents: 0, to_receive_cents: 0 });
    expect(account.surplus_cents).toBe(500_000);
  });

  it.each([
    ['nothing', [], { to_receive_cents: 80_000, surplus_cents: 0 }],
    ['what is left', [entry(80_000)], { to_receive_cents: 0, surplus_cents: 0 }],
    ['all', [entry(110_000)], { to_receive_cents: 0, surplus_cents: 30_000 }],
  ])('owes what a credit note leaves of the works after a receipt of %s', (_paid, entries, sums) => {
    const documents = [invoice(1, 110_000), credit(2, 1, 30_000)];
    const account = getContractAccount(facts({ agreed_cents: 110_000, documents, entries }));
    expect(account).toMatchObject({ contract_cents: 110_000, to_invoice_cents: 0, ...sums });
  });

  const anyFacts = fc
    .record({
      agreed_cents: fc.option(fc.integer({ min: 0, max: 5_000 })),
      is_closed: fc.boolean(),
      grosses: fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 4 }),
      credits: fc.array(fc.tuple(fc.nat(3), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 2 }),
      entries: fc.array(fc.tuple(fc.integer({ min: -3_000, max: 3_000 }), fc.option(fc.nat(3))), { maxLength: 6 }),
    })
    .map(({ agreed_cents, is_closed, grosses, credits, entries }): ContractFacts => {
      const invoices = grosses.map((gross, place) => (place % 2 === 0 ? invoice : deposit)(place, gross));
      const chosen = new Map(credits.filter(([place]) => place < grosses.length));
      const documents = [...chosen].map(([place, part]) =>
        credit(10 + place, place, Math.round((grosses[place] ?? 0) * part)),
      );
      const rows = entries.map(([cents, invoice_id]) => entry(cents, { invoice_id }));
      return { agreed_cents, is_closed, documents: [...invoices, ...documents], entries: rows };
    });

  it('never settles a document with more than it asks, nor with money that was not received', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        const { balances, received_cents, refunded_cents } = getContractAccount(known);
        for (const { standing_cents, paid_cents, due_cents } of balances) {
          expect(paid_cents).toBeGreaterThanOrEqual(0);
          expect(due_cents).toBeGreaterThanOrEqual(0);
          expect(paid_cents + due_cents).toBe(standing_cents);
        }
        const paid = balances.reduce((total, { paid_cents }) => total + paid_cents, 0);
        expect(paid).toBeLessThanOrEqual(Math.max(0, received_cents - refunded_cents));
      }),
    );
  });

  it('explains every cent: money is on a document, still unbilled, or the customer’s', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        const account = getContractAccount(known);
        const { contract_cents, invoiced_cents, credited_cents, received_cents, refunded_cents } = account;
        const standing = invoiced_cents - credited_cents;
        const credited = known.documents.flatMap(({ credits_id }) => credits_id ?? []);
        const left = new Map(account.balances.map(({ id, standing_cents }) => [id, standing_cents]));
        const isBilled = known.documents.some(
          ({ id, kind }) => kind === 'invoice' && (!credited.includes(id) || left.get(id) !== 0),
        );
        const owed = isBilled ? standing : Math.max(contract_cents, standing);
        expect(received_cents - refunded_cents + account.to_receive_cents - account.surplus_cents).toBe(owed);
        expect(account.to_receive_cents === 0 || account.surplus_cents === 0).toBe(true);
      }),
    );
  });
});

describe('getUnbilledCents', () => {
  it('bills received money once, up to the contract', () => {
    expect(getUnbilledCents(facts({ entries: [entry(500_000)] }))).toBe(500_000);
    expect(getUnbilledCents(facts({ entries: [entry(2_000_000)] }))).toBe(1_867_500);
    expect(getUnbilledCents(facts({ documents: [deposit(1, 500_000)], entries: [entry(500_000)] }))).toBe(0);
  });

  it('bills nothing for money that a deposit invoice asked for', () => {
    expect(getUnbilledCents(facts({ documents: [deposit(1, 500_000)], entries: [entry(200_000)] }))).toBe(0);
    expect(getUnbilledCents(facts({ documents: [deposit(1, 500_000)], entries: [entry(600_000)] }))).toBe(100_000);
  });

  it('limits nothing without a price, and bills nothing on a closed contract', () => {
    expect(getUnbilledCents(facts({ agreed_cents: null, entries: [entry(70_000)] }))).toBe(70_000);
    expect(getUnbilledCents(facts({ is_closed: true, entries: [entry(70_000)] }))).toBe(0);
  });
});
