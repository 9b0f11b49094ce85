import { describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { A_REQUEST, aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow, ORDER } from '#src/domains/sales/orders/order.fixture.server.ts';
import { createQuote } from '#src/domains/sales/quotes/commands/create-quote.server.ts';
import { aQuote, NEW_QUOTE } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPeople } from './address-book.queries.server.ts';

useDatabase();

describe('findPeople', () => {
  const PAULE = {
    name: ORDER.client_name,
    email: ORDER.client_email,
    phone: ORDER.client_phone,
    address: ORDER.address,
  };

  it('finds each person once, by a part of the name, the address or the telephone number', async () => {
    await anOrderRow();
    await anOrderRow({ description: 'Zinguerie' });
    await aQuote({ name: 'P. Rivoire', email: ORDER.client_email });
    const admin = await asAdmin();
    for (const search of ['RIVOIRE', 'paule@ess', '06 39', '0639980001', '+33 6 39 98']) {
      expect(await findPeople(admin, { search }), search).toEqual([PAULE]);
    }
    expect(await findPeople(admin, { search: 'zinguerie' })).toEqual([]);
    expect(await findPeople(admin, { search: '%' })).toEqual([]);
  });

  it('looks through accounts, quotes, orders, invoices and messages', async () => {
    const admin = await asAdmin();
    await anAccount({ name: 'Aline Compte' });
    await createQuote(admin, { ...NEW_QUOTE, clientName: 'Aline Devis', clientEmail: 'devis@essai.example' });
    await anOrderRow({ client_name: 'Aline Commande', client_email: 'commande@essai.example' });
    await anInvoice({ client_name: 'Aline Facture', client_email: 'facture@essai.example' });
    await aMessage({ name: 'Aline Message', email: 'message@essai.example', subject: 'Question' });
    const names = (await findPeople(admin, { search: 'aline' })).map(({ name }) => name);
    expect(names.sort()).toEqual(['Aline Commande', 'Aline Compte', 'Aline Devis', 'Aline Facture', 'Aline Message']);
  });

  it('shows only people of records that the caller may read', async () => {
    await anOrderRow();
    await aMessage({ subject: 'Question' });
    const sales = await findPeople(await asColleague('sales:read'), { search: '' });
    expect(sales.map(({ name }) => name)).toEqual([ORDER.client_name]);
    const requests = await findPeople(await asColleague('requests:read'), { search: '' });
    expect(requests.map(({ name }) => name)).toEqual([A_REQUEST.name]);
    expect(await findPeople(await asColleague('content:change'), { search: '' })).toEqual([]);
  });

  it('leaves out the staff', async () => {
    await anAccount({ name: 'Colette Bureau', role: 'manager' });
    expect(await findPeople(await asAdmin(), { search: '' })).toEqual([]);
  });

  it('refuses a search that is too long', async () => {
    await expect(findPeople(await asAdmin(), { search: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'invalid' });
  });
});
