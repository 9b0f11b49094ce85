import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import { appendEntry } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { issueInvoice } from './commands/issue-invoice.server.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import type { Invoice } from './invoice.contract.ts';
import { findInvoice, issueDepositInvoice } from './invoice.internal.server.ts';
import { getContractKey, settleContract } from './settlement.internal.server.ts';

const system = systemContext('fixture');

/** Stores settings with all company data that an invoice needs. */
export async function completeCompany(changes: Record<string, unknown> = {}): Promise<void> {
  const company = {
    legal_name: 'Toits d’essai',
    legal_form: 'SARL',
    capital: '10 000 €',
    registry: 'RCS Aubenas',
    siret: 'EXEMPLE 000 000 000 00000',
    vat_number: 'FR EXEMPLE 00',
    iban: 'FR00 EXEMPLE',
    insurer: 'Assurance d’essai',
    insurance_cover: 'France',
    mediator: 'Médiateur d’essai',
    street: '1 rue des Toits',
    postal_code: '07250',
    city: 'Le Pouzin',
    ...changes,
  };
  await storeSettings([
    { group: 'general', values: { contact_email: 'toits@essai.example', contact_phone: '04 65 71 00 12' } },
    { group: 'company', values: company },
  ]);
}

/** Stores an issued invoice with its order. */
export async function anInvoice(order: Partial<Omit<OrderRecord, 'id'>> = {}): Promise<Invoice> {
  await completeCompany();
  const { id } = await anOrderRow(order);
  return issueInvoice(system, { id });
}

export const A_DEPOSIT: ReceivedDeposit = {
  contract: {
    quote_id: 7,
    order_id: null,
    user_id: null,
    name: 'Paule Rivoire',
    email: 'paule@essai.example',
    phone: '06 39 98 00 01',
    address: '3 montée du Four, 26400 Crest',
    service_type: 'Couverture',
    customer_kind: 'consumer',
  },
  charge: toCharge({ label: 'Couverture', lines: [], net_cents: 500_000 }, 'standard'),
  amount_cents: 180_000,
  received: { means: 'carte Visa', day: '2026-11-20' },
};

/** Appends money that a contract received, or gave back, to the ledger. */
export const receiveMoney = (
  key: ContractKey,
  amount_cents: number,
  invoice_id: number | null = null,
): Promise<number> =>
  appendEntry({
    ...{ quote_id: null, order_id: null, ...key, invoice_id, amount_cents },
    kind: amount_cents < 0 ? 'refund' : 'receipt',
    means: 'transfer',
    received_on: '2026-11-20',
    payment_id: null,
    reverses_id: null,
    reference: '',
    bank: '',
    reason: '',
    actor_id: null,
    is_demo: 0,
  });

/** Books money received on an issued invoice; a negative amount was given back. */
export async function payInvoice({ id, amount_cents }: { id: number; amount_cents: number }): Promise<void> {
  const invoice = await findInvoice({ id });
  const key = invoice && getContractKey(invoice);
  if (key === null) throw new Error(`No invoice ${id}.`);
  await receiveMoney(key, amount_cents, id);
  await settleContract(key);
}

/** Books a deposit and issues its invoice. */
export async function aDeposit(changes: Partial<ReceivedDeposit> = {}): ReturnType<typeof issueDepositInvoice> {
  const deposit = { ...A_DEPOSIT, ...changes };
  await receiveMoney({ quote_id: deposit.contract.quote_id ?? 0 }, deposit.amount_cents);
  return issueDepositInvoice(deposit);
}
