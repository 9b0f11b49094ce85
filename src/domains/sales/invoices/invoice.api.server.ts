import { fill } from '#src/kernel/text.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { PDF_ANSWER } from '#src/platform/http/pdf-file.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { issueInvoice } from './commands/issue-invoice.server.ts';
import { sendInvoice } from './commands/send-invoice.server.ts';
import type { InvoiceDetail } from './invoice.contract.ts';
import {
  countInvoices,
  exportInvoices,
  listInvoices,
  listOrderInvoices,
  listOwnInvoices,
  readInvoice,
  readLinkedInvoice,
  readOwnInvoice,
} from './invoice.queries.server.ts';
import { INVOICE_TEXTS as texts } from './invoice.texts.ts';
import { exportLines } from './invoice.views.ts';

/** Renders the frozen document as a PDF. */
async function pdfFile({ number, document }: Pick<InvoiceDetail, 'number' | 'document'>): Promise<Response> {
  const pdf = await drawPricedDocument(document);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
const asPdf = { answers: PDF_ANSWER, send: (_request: unknown, invoice: InvoiceDetail) => pdfFile(invoice) };

export const invoiceApi: Endpoint[] = [
  endpoint('get', '/admin/invoices', listInvoices, { summary: 'Factures, acomptes et avoirs' }),
  endpoint('get', '/admin/invoices/statistics', countInvoices, {
    summary: 'Nombre de factures par état, montants facturés et restant dus',
  }),
  listExport('/admin/invoices/export', exportInvoices, {
    summary: 'Factures en fichier CSV ou Excel',
    name: 'factures',
    toLines: (rows) => exportLines(rows, texts),
  }),
  endpoint('get', '/admin/invoices/{id}', readInvoice, { summary: 'Une facture, telle qu’elle a été émise' }),
  endpoint('get', '/admin/invoices/{id}/pdf', readInvoice, { summary: 'Une facture en PDF', ...asPdf }),
  endpoint('post', '/admin/invoices/{id}/credit', creditInvoice, {
    summary: 'Annuler une facture par un avoir',
    status: 201,
    message: ({ number }) => fill(texts.credited, { number }),
  }),
  endpoint('post', '/admin/invoices/{id}/send', sendInvoice, {
    summary: 'Envoyer au client un lien personnel vers sa facture',
    message: ({ email }) => fill(texts.sent, { email }),
  }),
  endpoint('get', '/admin/orders/{id}/invoices', listOrderInvoices, { summary: 'Factures et avoirs d’une commande' }),
  endpoint('post', '/admin/orders/{id}/invoices', issueInvoice, {
    summary: 'Émettre la facture d’une commande',
    status: 201,
    message: ({ number }) => fill(texts.issued, { number }),
  }),
  endpoint('get', '/invoice-links/{token}', readLinkedInvoice, { summary: 'La facture d’un lien personnel' }),
  endpoint('get', '/invoice-links/{token}/pdf', readLinkedInvoice, {
    summary: 'La facture d’un lien personnel, en PDF',
    ...asPdf,
  }),
  endpoint('get', '/user/invoices', listOwnInvoices, { summary: 'Ses factures', wrap: 'bare' }),
  endpoint('get', '/user/invoices/{id}', readOwnInvoice, { summary: 'Une de ses factures' }),
  endpoint('get', '/user/invoices/{id}/pdf', readOwnInvoice, { summary: 'Une de ses factures, en PDF', ...asPdf }),
];
