import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { reverseReceipt } from './commands/reverse-receipt.server.ts';
import { readContract, readOwnContract } from './contract-account.queries.server.ts';

useDatabase(completeCompany);

async function aPaidContract() {
  const customer = await anAccount();
  const { id: quoteId, token } = await aSentQuote({ user_id: customer.id });
  await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
  const admin = await asAdmin();
  const receipt = { quoteId, means: 'cheque', received_on: '2026-11-20', reference: '0012345' } as const;
  await recordReceipt(admin, { ...receipt, amount: 1000 });
  const { id } = await recordReceipt(admin, { ...receipt, amount: 500 });
  await reverseReceipt(admin, { id, reason: 'Chèque d’un autre client' });
  return { admin, customer, quoteId, token };
}

describe('readContract', () => {
  it('shows the office every document and every movement with its reason', async () => {
    const { admin, quoteId } = await aPaidContract();
    const contract = await readContract(admin, { quoteId });
    expect(contract).toMatchObject({ received: 1000, refunded: 0, is_closed: false });
    expect(contract.documents.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['deposit', 1000],
      ['deposit', 500],
      ['credit', -500],
    ]);
    expect(contract.movements.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['receipt', 1000, ''],
      ['receipt', 500, ''],
      ['reversal', -500, 'Chèque d’un autre client'],
    ]);
    const [document] = contract.documents;
    expect(await readContract(admin, { invoiceId: document?.id })).toEqual(contract);
    await expect(readContract(admin, { orderId: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readContract(admin, {})).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readOwnContract', () => {
  it('shows the customer the same sums, without the reasons of the office', async () => {
    const { admin, customer, quoteId, token } = await aPaidContract();
    const { movements, ...office } = await readContract(admin, { quoteId });
    for (const [context, wanted] of [
      [asAccount(customer), { quoteId }],
      [asVisitor(), { token }],
    ] as const) {
      const own = await readOwnContract(context, wanted);
      expect(own).toMatchObject(office);
      expect(own.movements.map(({ amount }) => amount)).toEqual(movements.map(({ amount }) => amount));
      expect(JSON.stringify(own.movements)).not.toContain('autre client');
    }
  });

  it('stays readable by the link once everything is paid', async () => {
    const { admin, quoteId, token } = await aPaidContract();
    const { to_receive: amount } = await readContract(admin, { quoteId });
    await recordReceipt(admin, { quoteId, means: 'transfer', received_on: '2026-11-20', amount });
    expect(await readOwnContract(asVisitor(), { token })).toMatchObject({ to_receive: 0, surplus: 0 });
  });

  it('answers another customer as if the contract did not exist', async () => {
    const { quoteId } = await aPaidContract();
    const other = await anAccount({ email: 'autre@essai.example' });
    const direct = await anInvoice();
    for (const wanted of [{ quoteId }, { quoteId: 99 }, { invoiceId: direct.id }, { token: 'faux' }, {}]) {
      for (const context of [asAccount(other), asVisitor()]) {
        await expect(readOwnContract(context, wanted)).rejects.toMatchObject({ code: 'not-found' });
      }
    }
  });
});
