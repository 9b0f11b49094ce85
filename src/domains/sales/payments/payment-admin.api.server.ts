import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { PDF_ANSWER, pdfFile } from '#src/platform/http/pdf-file.server.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { recordRefund } from './commands/record-refund.server.ts';
import { removePayment } from './commands/remove-payment.server.ts';
import { reverseReceipt } from './commands/reverse-receipt.server.ts';
import { reverseRefund } from './commands/reverse-refund.server.ts';
import {
  countPayments,
  drawPaymentNotice,
  exportPayments,
  listPayments,
  listReceiptTargets,
  listRefundNotices,
  readPayment,
  readPaymentEntries,
} from './payment.queries.server.ts';
import { PAYMENT_ADMIN_TEXTS as texts } from './payment-admin.texts.ts';
import { exportLines } from './payment-admin.views.ts';
import { changePaymentStatus } from './workflows/change-payment-status.server.ts';

export const paymentAdminApi: Endpoint[] = [
  endpoint('get', '/payments', listPayments, { summary: 'Paiements' }),
  endpoint('get', '/admin/payments', listPayments, { summary: 'Paiements' }),
  endpoint('get', '/admin/payments/statistics', countPayments, {
    summary: 'Nombre de paiements par statut, et total des paiements terminés',
  }),
  listExport('/admin/payments/export', exportPayments, {
    summary: 'Paiements en fichier CSV ou Excel',
    name: 'paiements',
    toLines: (rows) => exportLines(rows, texts.exportColumns),
  }),
  endpoint('get', '/admin/payments/targets', listReceiptTargets, {
    summary: 'Devis acceptés et factures ouvertes sur lesquels encaisser',
  }),
  endpoint('post', '/admin/payments', recordReceipt, {
    summary: 'Enregistrer un encaissement : chèque, virement, espèces, carte ou autre',
    status: 201,
    message: texts.recorded,
  }),
  endpoint('post', '/admin/payments/{id}/reversal', reverseReceipt, {
    summary: 'Annuler par une écriture contraire un encaissement saisi par erreur',
    message: texts.reversed,
  }),
  endpoint('post', '/admin/payments/{id}/refund', recordRefund, {
    summary: 'Enregistrer un remboursement, entier ou partiel, avec l’avoir correspondant',
    message: texts.refundDone,
  }),
  endpoint('post', '/admin/payments/{id}/refund-reversal', reverseRefund, {
    summary: 'Annuler par une écriture contraire le dernier remboursement saisi par erreur',
    message: texts.refundReversed,
  }),
  endpoint('get', '/admin/payments/{id}/entries', readPaymentEntries, { summary: 'Écritures d’un paiement' }),
  endpoint('get', '/admin/payments/{id}/notices', listRefundNotices, {
    summary: 'Avis de remboursement d’un paiement, tels qu’ils ont été envoyés',
  }),
  endpoint('get', '/admin/payments/{id}/notices/{notice}/pdf', drawPaymentNotice, {
    summary: 'Un avis de remboursement en PDF',
    answers: PDF_ANSWER,
    send: (_request, { number, bytes }) => pdfFile(number, bytes),
  }),
  endpoint('get', '/admin/payments/{id}', readPayment, { summary: 'Un paiement' }),
  endpoint('put', '/admin/payments/{id}/status', changePaymentStatus, {
    summary: 'Changer le statut affiché ; `refund` rembourse aussi chez le prestataire',
    message: texts.changed,
  }),
  endpoint('delete', '/admin/payments/{id}', removePayment, {
    summary: 'Supprimer un paiement ; sa ligne reste au journal, annulée',
    message: texts.deleted,
  }),
];
