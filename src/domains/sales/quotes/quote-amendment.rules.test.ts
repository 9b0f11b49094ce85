import { describe, expect, it } from 'vitest';
import { oppositeLines, toFixedCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import {
  type ContractUse,
  getAmendmentUse,
  requireAmendable,
  requireAmendment,
  requireCustomer,
  requireSameClient,
  requireUnbilled,
} from './quote-amendment.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

const ROOF: PricedLine = {
  label: 'Tuiles',
  unit: 'm²',
  quantity_milli: 10_000,
  unit_price_cents: 10_000,
  vat_rate: 10,
};
/** 1,000 € without and 1,100 € with tax. */
const CONTRACT = toFixedCharge([ROOF], '');
const FREE: ContractUse = { invoice: undefined, billed_cents: 0, isPaying: false, isCancelled: false };
const conflict = (sentence: string) => expect.objectContaining({ code: 'conflict', message: sentence });

describe('requireUnbilled', () => {
  const SENTENCES = { cancelled: 'annulée', billed: 'facture {number}' };

  it.each([
    ['annulée', { invoice: 'F-1', isCancelled: true }],
    ['facture F-1', { invoice: 'F-1', isCancelled: false }],
  ])('refuses works with: %s', (sentence, use) => {
    expect(() => requireUnbilled(use, SENTENCES)).toThrow(conflict(sentence));
  });

  it('allows works that are neither cancelled nor billed', () => {
    expect(() => requireUnbilled(FREE, SENTENCES)).not.toThrow();
  });
});

describe('requireAmendable', () => {
  const SENTENCES = { nested: 'avenant d’avenant', unsigned: 'pas signé' };

  it.each([
    ['avenant d’avenant', 7, {}],
    ['pas signé', null, null],
  ])('refuses with: %s', (sentence, amends_id, signed) => {
    expect(() => requireAmendable({ amends_id }, { signed }, SENTENCES)).toThrow(conflict(sentence));
  });

  it('allows a signed quote', () => {
    expect(() => requireAmendable({ amends_id: null }, { signed: {} }, SENTENCES)).not.toThrow();
  });
});

describe('requireAmendment', () => {
  const texts = {
    refused: { ended: 'fini', cancelled: 'annulée', billed: 'facture {number}', below: 'déjà facturé : {billed}' },
    faults: { absent: 'absent', negative: 'négatif', tooLong: 'trop long' },
  };
  const judge = (
    lines: PricedLine[],
    use: Partial<ContractUse> = {},
    contract: typeof CONTRACT | undefined = CONTRACT,
  ) => requireAmendment(lines, { contract, use: { ...FREE, ...use }, texts });

  it('accepts more and less work', () => {
    expect(() => judge([ROOF])).not.toThrow();
    expect(() => judge(oppositeLines([ROOF]))).not.toThrow();
  });

  it('refuses a contract that has ended', () => {
    expect(() => requireAmendment([ROOF], { contract: undefined, use: FREE, texts })).toThrow(conflict('fini'));
  });

  it('refuses billed works', () => {
    expect(() => judge([ROOF], { invoice: 'F-1' })).toThrow(conflict('facture F-1'));
  });

  it('refuses, at the field, to remove works that the contract does not have', () => {
    expect(() => judge(oppositeLines([{ ...ROOF, label: 'Ardoise' }]))).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { lines: ['absent'] } }),
    );
  });

  it('refuses to reduce the contract below its deposits, to the cent', () => {
    const half = oppositeLines([{ ...ROOF, quantity_milli: 5_000 }]);
    expect(() => judge(half, { billed_cents: 55_000 })).not.toThrow();
    expect(() => judge(half, { billed_cents: 55_001 })).toThrow(/déjà facturé : 550,01/);
  });

  it('allows more work whatever was billed', () => {
    expect(() => judge([ROOF], { billed_cents: 999_999 })).not.toThrow();
  });
});

describe('requireSameClient', () => {
  const QUOTE = { name: 'Paule', email: 'paule@essai.example', address: '', customer_kind: 'consumer' } as QuoteRecord;

  it.each([{ name: 'Autre' }, { address: 'Ailleurs' }, { customer_kind: 'professional' } as const])(
    'refuses %j',
    (change) => {
      expect(() => requireSameClient(QUOTE, change, 'Non.')).toThrow(conflict('Non.'));
    },
  );

  it.each([{ name: 'Paule' }, { description: 'Autre' }, {}])('allows %j', (change) => {
    expect(() => requireSameClient(QUOTE, change, 'Non.')).not.toThrow();
  });
});

describe('requireCustomer', () => {
  it('refuses the office to accept an amendment', () => {
    expect(() => requireCustomer({ amends_id: 7, status: 'quoted' }, 'accepted', 'Non.')).toThrow(conflict('Non.'));
  });

  it.each([
    ['a quote', null, 'quoted', 'accepted'],
    ['an accepted amendment', 7, 'accepted', 'accepted'],
    ['the refusal of an amendment', 7, 'quoted', 'rejected'],
    ['a change without a stage', 7, 'quoted', undefined],
  ] as const)('allows the office %s', (_case, amends_id, status, next) => {
    expect(() => requireCustomer({ amends_id, status }, next, 'Non.')).not.toThrow();
  });
});

describe('getAmendmentUse', () => {
  const UNUSED = { amended: false, invoiced: false, received: false, pending: false, ordered: false };

  it.each([
    ['nothing', FREE, CONTRACT, false, {}],
    ['a later amendment', FREE, CONTRACT, true, { amended: true }],
    ['a final invoice', { ...FREE, invoice: 'F-1' }, CONTRACT, false, { invoiced: true }],
    ['deposits above the contract without it', { ...FREE, billed_cents: 110_001 }, CONTRACT, false, { received: true }],
    ['a payment that is open', { ...FREE, isPaying: true }, CONTRACT, false, { pending: true }],
    ['no deposit of a contract that has ended', { ...FREE, billed_cents: 1 }, undefined, false, {}],
  ])('reports %s', (_case, use, contract, isFollowed, found) => {
    expect(getAmendmentUse(use, contract, isFollowed)).toEqual({ ...UNUSED, ...found });
  });
});
