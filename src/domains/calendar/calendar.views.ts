import type { CalendarOrder } from '#src/domains/sales/orders/order-calendar.contract.ts';
import { contentLines, toContentText } from '#src/kernel/content-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { OrderCalendar } from './calendar.contract.ts';

interface CalendarTexts {
  name: string;
  statuses: Record<CalendarOrder['status'], string>;
  duration: string;
}

const DAY_MS = 86_400_000;
const compact = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
/** Returns an instant as "20261127T080000Z". */
const stamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function eventLines(order: CalendarOrder, origin: string, texts: CalendarTexts): string[] {
  const { id, client_name, client_phone, service, description, status, day, address, estimated_duration } = order;
  const duration = estimated_duration && fill(texts.duration, { duration: estimated_duration });
  const about = [texts.statuses[status], client_phone, duration, description].filter((line) => line !== '').join('\n');
  const title = [client_name, service].filter((part) => part !== '').join(' · ');
  return [
    'BEGIN:VEVENT',
    `UID:commande-${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(order.updated_at)}`,
    `LAST-MODIFIED:${stamp(order.updated_at)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${toContentText(title)}`,
    address && `LOCATION:${toContentText(address)}`,
    `DESCRIPTION:${toContentText(about)}`,
    `URL:${origin}/admin/orders?view=${id}`,
    `STATUS:${status === 'en_attente' ? 'TENTATIVE' : 'CONFIRMED'}`,
    // Works of one day do not make the whole day unavailable for others.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Returns orders as an iCalendar file (RFC 5545) of whole days; a calendar that follows it asks again every hour. */
export const toCalendarFile = (
  { company, orders }: Pick<OrderCalendar, 'company' | 'orders'>,
  origin: string,
  texts: CalendarTexts,
): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Faitage//Commandes//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${toContentText(fill(texts.name, { company }))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...orders.flatMap((order) => eventLines(order, origin, texts)),
    'END:VCALENDAR',
  ]);
