import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { issueInvoice } from './commands/issue-invoice.server.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import type { Invoice } from './invoice.contract.ts';

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
  quote: {
    id: 7,
    user_id: null,
    name: 'Paule Rivoire',
    email: 'paule@essai.example',
    phone: '06 39 98 00 01',
    address: '3 montée du Four, 26400 Crest',
    service_type: 'Couverture',
  },
  charge: toCharge({ label: 'Couverture', lines: [], net_cents: 500_000 }, 'standard'),
  amount_cents: 180_000,
  means: 'carte Visa',
};
