import { noteTokenUse } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { changeOrder } from './commands/change-order.server.ts';
import { changeOrderStatus } from './commands/change-order-status.server.ts';
import { convertQuote } from './commands/convert-quote.server.ts';
import { createOrder } from './commands/create-order.server.ts';
import { deleteOrder } from './commands/delete-order.server.ts';
import { countOrders, exportOrders, listOrders, readOrder, readOrderInvoice } from './order.queries.server.ts';
import { ORDER_TEXTS as texts } from './order.texts.ts';
import { exportLines } from './order.views.ts';
import type { OrderCalendar } from './order-calendar.contract.ts';
import { readOrderCalendar } from './order-calendar.queries.server.ts';
import { toCalendarFile } from './order-calendar.views.ts';

async function calendarFile(calendar: OrderCalendar): Promise<Response> {
  await noteTokenUse(calendar.use);
  const file = toCalendarFile(calendar, publicLink(''), { ...texts.calendar, statuses: texts.statuses });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="commandes.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}

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
  endpoint('get', '/calendar/{file}', readOrderCalendar, {
    summary: 'Commandes en agenda (iCal), à l’adresse secrète d’un jeton d’agenda',
    send: (_request, calendar) => calendarFile(calendar),
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
