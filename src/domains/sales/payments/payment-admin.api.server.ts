import { staffExports } from '#src/platform/http/answer-turns.server.ts';
import { csvFile } from '#src/platform/http/csv-file.server.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { changePaymentStatus } from './operations/change-payment-status.server.ts';
import { countPayments } from './operations/count-payments.server.ts';
import { exportPayments } from './operations/export-payments.server.ts';
import { listPayments } from './operations/list-payments.server.ts';
import { readPayment } from './operations/read-payment.server.ts';
import { removePayment } from './operations/remove-payment.server.ts';
import { exportLines } from './payment-admin.rules.ts';
import { PAYMENT_ADMIN_TEXTS as texts } from './payment-admin.texts.ts';

export const paymentAdminApi: Endpoint[] = [
  endpoint('get', '/payments', listPayments, { summary: 'Paiements' }),
  endpoint('get', '/admin/payments', listPayments, { summary: 'Paiements' }),
  endpoint('get', '/admin/payments/statistics', countPayments, {
    summary: 'Nombre de paiements par statut, et total des paiements terminés',
  }),
  endpoint('get', '/admin/payments/export', exportPayments, {
    summary: 'Paiements en fichier CSV',
    turns: staffExports,
    send: (_request, payments) => csvFile('paiements', payments, (rows) => exportLines(rows, texts.exportColumns)),
  }),
  endpoint('get', '/admin/payments/{id}', readPayment, { summary: 'Un paiement' }),
  endpoint('put', '/admin/payments/{id}/status', changePaymentStatus, {
    summary: 'Changer le statut affiché ; `refund` rembourse aussi chez le prestataire',
    message: texts.changed,
  }),
  endpoint('delete', '/admin/payments/{id}', removePayment, {
    summary: 'Supprimer un paiement ; sa ligne reste au journal, annulée',
    message: texts.deleted,
  }),
];
