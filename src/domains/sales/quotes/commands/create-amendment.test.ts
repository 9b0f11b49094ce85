import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { queuedEmails, tokenMailedTo } from '#tests/support/emails.ts';
import { findOffer } from '../quote.internal.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { AMENDMENT_LINES, aContract, aSentAmendment, YES } from '../quote-amendment.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { changeQuoteStatus } from './change-quote-status.server.ts';
import { createAmendment } from './create-amendment.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';
import { deleteQuote } from './delete-quote.server.ts';
import { duplicateQuote } from './duplicate-quote.server.ts';

useDatabase();
useDemoPayments();

const EMAIL = 'paule@essai.example';

describe('createAmendment', () => {
  it('creates a numbered document of its own for the same customer, which changes nothing yet', async () => {
    const { id } = await aContract();
    const admin = await asAdmin();
    const before = await readQuote(admin, { id });
    const first = await createAmendment(admin, { id, lines: AMENDMENT_LINES });
    const second = await createAmendment(admin, { id });
    const number = quoteNumber(id);
    expect(first).toMatchObject({
      number: `${number}-A1`,
      amends: { id, number, place: 1, gross: before.totals?.gross },
      clientName: 'Paule Rivoire',
      stage: 'pending',
      totals: { net: 706.05, gross: 783.34 },
      due: 0,
    });
    expect(second).toMatchObject({ number: `${number}-A2`, totals: null });
    const after = await readQuote(admin, { id });
    expect(after.amendments).toMatchObject([
      { number: `${number}-A1`, stage: 'pending', gross: 783.34 },
      { number: `${number}-A2`, stage: 'pending', gross: null },
    ]);
    expect({ ...after, amendments: [] }).toEqual(before);
  });

  it('amends only what a customer has accepted', async () => {
    const admin = await asAdmin();
    const { id } = await aSentQuote();
    await expect(createAmendment(admin, { id })).rejects.toThrow('que le client a accepté');
    await changeQuoteStatus(admin, { id, status: 'approved' });
    await expect(createAmendment(admin, { id })).rejects.toThrow('que le client a accepté');
    const contract = await aContract();
    const amendment = await createAmendment(admin, { id: contract.id });
    await expect(createAmendment(admin, { id: amendment.id })).rejects.toThrow('autre avenant');
    await expect(createAmendment(admin, { id: 999 })).rejects.toThrow('Devis non trouvé');
  });

  it('removes only what the contract has', async () => {
    const admin = await asAdmin();
    const { id } = await aContract();
    const [added, removed] = AMENDMENT_LINES as [object, object] as [
      (typeof AMENDMENT_LINES)[0],
      (typeof AMENDMENT_LINES)[0],
    ];
    const tooMuch = { ...removed, quantity: 62.001 };
    await expect(createAmendment(admin, { id, lines: [added, tooMuch] })).rejects.toThrow('reprendre une ligne');
    const discount = { ...added, unit_price: -20_000 };
    await expect(createAmendment(admin, { id, lines: [discount] })).rejects.toThrow('négatif');
    const { id: amendment } = await createAmendment(admin, { id, lines: [{ ...removed, quantity: 62 }] });
    const lines = [{ ...removed, label: 'Isolation du sol' }];
    await expect(changeQuote(admin, { id: amendment, lines })).rejects.toThrow('reprendre une ligne');
    const quote = { clientName: 'A', service: 'B', lines: [removed] };
    const { createQuote } = await import('./create-quote.server.ts');
    await expect(createQuote(admin, quote)).rejects.toThrow('que par un avenant');
  });

  it('refuses other acts of quotes on an amendment', async () => {
    const admin = await asAdmin();
    const { id } = await aContract();
    const { id: amendment } = await createAmendment(admin, { id, lines: AMENDMENT_LINES });
    await expect(duplicateQuote(admin, { id: amendment })).rejects.toThrow('ne se duplique pas');
    await expect(convertQuote(admin, { id: amendment })).rejects.toThrow('ne devient pas une commande');
    await expect(changeQuoteStatus(admin, { id: amendment, status: 'approved' })).rejects.toThrow('accord du client');
    await expect(changeQuote(admin, { id: amendment, status: 'approved' })).rejects.toThrow('accord du client');
    await expect(changeQuote(admin, { id: amendment, clientName: 'Paul' })).rejects.toThrow('ceux de son devis');
    await deleteQuote(admin, { id: amendment });
    const sent = await aSentAmendment(id);
    await expect(deleteQuote(admin, { id: sent.id })).rejects.toThrow('a été envoyé');
  });

  it('refuses an amendment of billed works, new or sent before', async () => {
    const { id } = await aContract();
    await completeCompany();
    const admin = await asAdmin();
    await aSentAmendment(id);
    const token = await tokenMailedTo(EMAIL);
    const order = await convertQuote(admin, { id });
    await changeOrderStatus(admin, { id: order.id, status: 'terminé' });
    const { number } = await issueInvoice(admin, { id: order.id });
    await expect(createAmendment(admin, { id })).rejects.toThrow(`La facture ${number}`);
    await expect(decideLinkedQuote(asVisitor(), { token, ...YES })).rejects.toThrow(`La facture ${number}`);
  });
});

describe('decideLinkedQuote, amendment', () => {
  it('adds the amendment to the contract when the customer accepts it', async () => {
    const { id, token } = await aContract();
    const admin = await asAdmin();
    const contract = await findOffer({ token });
    const amendment = await aSentAmendment(id);
    const link = await tokenMailedTo(EMAIL);
    const offer = await findOffer({ token: link });
    expect(offer).toMatchObject({ number: amendment.number, gross: 783.34, due: 0, can_pay: false, state: 'open' });
    expect(offer?.statements.accepted).toContain(`l’avenant n° 1 au devis ${quoteNumber(id)} d’un montant de`);
    const notes = JSON.stringify(offer?.document?.notes);
    expect(notes).toContain(`ci-dessous : avenant n° 1 au devis ${quoteNumber(id)}, Couverture.`);
    expect(notes).toContain('de l’acceptation de cet avenant');
    expect(JSON.stringify(contract?.document?.notes)).toContain(`ci-dessous : devis ${quoteNumber(id)}, Couverture.`);
    await decideLinkedQuote(asVisitor(), { token: link, ...YES });
    const after = await findOffer({ token });
    const total = Math.round(((contract?.gross ?? 0) + 783.34) * 100) / 100;
    expect(after).toMatchObject({ gross: total, due: total, amendments: [{ stage: 'accepted', gross: 783.34 }] });
    expect(after?.document).toEqual(contract?.document);
    expect(await readQuote(admin, { id })).toMatchObject({ totals: { gross: total }, due: total });
    const email = (await queuedEmails(EMAIL)).at(-1);
    expect(email?.subject).toContain(`avenant n° 1 au devis ${quoteNumber(id)} accepté`);
  });

  it('changes nothing when the customer rejects it', async () => {
    const { id, token } = await aContract();
    const before = await findOffer({ token });
    await aSentAmendment(id);
    await decideLinkedQuote(asVisitor(), { ...YES, token: await tokenMailedTo(EMAIL), decision: 'rejected' });
    expect({ ...(await findOffer({ token })), amendments: [] }).toEqual(before);
  });
});
