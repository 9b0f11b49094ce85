import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeOrder } from './commands/change-order.server.ts';
import { changeOrderStatus } from './commands/change-order-status.server.ts';
import { convertQuote } from './commands/convert-quote.server.ts';
import { createOrder } from './commands/create-order.server.ts';
import { deleteOrder } from './commands/delete-order.server.ts';
import { countOrders, exportOrders, listOrders, readOrder, readOrderInvoice } from './order.queries.server.ts';
import { ORDER_TEXTS as texts } from './order.texts.ts';
import { exportLines } from './order.views.ts';

export const orderApi: Endpoint[] = [
  endpoint('get', '/admin/orders', listOrders, { summary: 'Commandes' }),
  endpoint('get', '/admin/orders/statistics', countOrders, {
    summary: 'Nombre de commandes par statut et par priorité, et somme des budgets',
  }),
  listExport('/admin/orders/export', exportOrders, {
    summary: 'Commandes en fichier CSV ou Excel',
    name: 'commandes',
    toLines: (rows) => exportLines(rows, texts),
  }),
  endpoint('get', '/admin/orders/{id}', readOrder, { summary: 'Une commande' }),
  endpoint('get', '/admin/orders/{id}/invoice', readOrderInvoice, {
    summary: 'Ce que dit la facture imprimable d’une commande',
  }),
  endpoint('post', '/admin/orders', createOrder, {
    summary: 'Créer une commande',
    status: 201,
    message: texts.created,
  }),
  endpoint('put', '/admin/orders/{id}', changeOrder, {
    summary: 'Modifier une commande : seuls les champs envoyés changent',
    message: texts.changed,
  }),
  endpoint('put', '/admin/orders/{id}/status', changeOrderStatus, {
    summary: 'Changer le statut d’une commande',
    message: texts.statusChanged,
  }),
  endpoint('delete', '/admin/orders/{id}', deleteOrder, { summary: 'Supprimer une commande', message: texts.deleted }),
  endpoint('post', '/admin/quotes/{id}/convert', convertQuote, {
    summary: 'Faire la commande d’un devis, une seule fois',
    message: texts.converted,
  }),
];
