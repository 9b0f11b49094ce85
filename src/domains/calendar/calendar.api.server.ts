import { z } from 'zod';
import { noteTokenUse } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { ORDER_TEXTS } from '#src/domains/sales/orders/order.texts.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import type { OrderCalendar } from './calendar.contract.ts';
import { readOrderCalendar } from './calendar.queries.server.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { toCalendarFile } from './calendar.views.ts';

async function calendarFile(calendar: OrderCalendar): Promise<Response> {
  await noteTokenUse(calendar.use);
  const file = toCalendarFile(calendar, publicLink(''), { ...CALENDAR_TEXTS, statuses: ORDER_TEXTS.statuses });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="commandes.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}

export const calendarApi: Endpoint[] = [
  endpoint('get', '/calendar/{file}', readOrderCalendar, {
    summary: 'Commandes en agenda (iCal), à l’adresse secrète d’un jeton d’agenda',
    answers: { 'text/calendar': z.string() },
    send: (_request, calendar) => calendarFile(calendar),
  }),
];
