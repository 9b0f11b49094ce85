import { QUOTE_ACCEPTANCE_TEXTS } from '#src/domains/sales/quotes/quote-acceptance.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { askDeposit } from './commands/ask-deposit.server.ts';
import { askOrderDeposit } from './commands/ask-order-deposit.server.ts';
import { billBegunWorks } from './commands/bill-begun-works.server.ts';
import { recordWithdrawal } from './commands/record-withdrawal.server.ts';
import { listRefundsDue, readContract } from './contract-account.queries.server.ts';
import { PAYMENT_ADMIN_TEXTS as texts } from './payment-admin.texts.ts';

export const contractAdminApi: Endpoint[] = [
  endpoint('post', '/admin/quotes/{id}/deposits', askDeposit, {
    summary: 'Demander un acompte : émet sa facture, à régler avant l’échéance',
    status: 201,
    message: ({ number }) => fill(texts.deposit.done, { number }),
  }),
  endpoint('post', '/admin/orders/{id}/deposits', askOrderDeposit, {
    summary: 'Demander un acompte sur une commande : émet sa facture, à régler avant l’échéance',
    status: 201,
    message: ({ number }) => fill(texts.deposit.done, { number }),
  }),
  endpoint('post', '/admin/quotes/{id}/begun-works', billBegunWorks, {
    summary: 'Facturer les travaux faits avant une rétractation, à la demande expresse du client',
    status: 201,
    message: ({ number }) => fill(texts.begun.done, { number }),
  }),
  endpoint('post', '/admin/quotes/{id}/withdrawal', recordWithdrawal, {
    summary: 'Enregistrer une rétractation écrite du client : le contrat prend fin, ses factures sont créditées',
    message: QUOTE_ACCEPTANCE_TEXTS.withdrawn,
  }),
  endpoint('get', '/admin/payments/refunds', listRefundsDue, {
    summary: 'À rembourser après une rétractation, avec la date limite',
  }),
  endpoint('get', '/admin/payments/account', readContract, {
    summary: 'Compte d’un contrat, par son devis, sa commande ou une facture',
  }),
];
