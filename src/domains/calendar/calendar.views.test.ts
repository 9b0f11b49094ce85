import { describe, expect, it } from 'vitest';
import { ORDER_TEXTS } from '#src/domains/sales/orders/order.texts.ts';
import type { CalendarOrder } from '#src/domains/sales/orders/order-calendar.contract.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { toCalendarFile } from './calendar.views.ts';

const TEXTS = { ...CALENDAR_TEXTS, statuses: ORDER_TEXTS.statuses };
const ORDER: CalendarOrder = {
  id: 12,
  client_name: 'Paule Rivoire',
  client_phone: '06 39 98 00 01',
  service: 'Zinguerie',
  description: 'Gouttière; descente, et naissance',
  status: 'planifié',
  day: '2026-12-31',
  address: '3 rue du Four, 26400 Crest',
  estimated_duration: '2 jours',
  updated_at: '2026-11-27T08:00:05.123Z',
};

/** Returns the unfolded lines of a calendar with these orders. */
const lines = (...orders: CalendarOrder[]): string[] =>
  toCalendarFile({ company: 'Couverture Martin', orders }, 'https://martin.example', TEXTS)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('toCalendarFile', () => {
  it('writes an order as a whole day that does not make its person unavailable', () => {
    expect(lines(ORDER)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Faitage//Commandes//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Couverture Martin – commandes',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:commande-12@martin.example',
      'DTSTAMP:20261127T080005Z',
      'LAST-MODIFIED:20261127T080005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Paule Rivoire · Zinguerie',
      'LOCATION:3 rue du Four\\, 26400 Crest',
      'DESCRIPTION:Planifié\\n06 39 98 00 01\\nDurée estimée\u00a0: 2 jours\\nGouttière\\; descente\\, et naissance',
      'URL:https://martin.example/admin/orders?view=12',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('leaves out what an order lacks, and lets no text write a line of its own', () => {
    const bare = { ...ORDER, client_phone: '', estimated_duration: '', address: '', status: 'en_attente' as const };
    const found = lines({ ...bare, service: '', description: 'a\r\nEND:VEVENT\r\nX:1' });
    expect(found).toContain('SUMMARY:Paule Rivoire');
    expect(found).toContain('DESCRIPTION:En attente\\na\\nEND:VEVENT\\nX:1');
    expect(found).toContain('STATUS:TENTATIVE');
    expect(found.filter((line) => /^(?:END:VEVENT|X:1|LOCATION)/.test(line))).toEqual(['END:VEVENT']);
  });
});
