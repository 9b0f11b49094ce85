import { findCalendarHolder } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { listCalendarOrders } from '#src/domains/sales/orders/order.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { isAdmitted, query } from '#src/platform/operation.server.ts';
import { CALENDAR_DAYS_BACK, CALENDAR_MAX, CalendarAddress, OrderCalendar } from './calendar.contract.ts';

const DAY_SECONDS = 86_400;
const ENDING = '.ics';

/** Returns the one refusal, whatever the reason: 404, because calendars ask for a password after a 401. */
const noCalendar = (): DomainError => new DomainError('not-found', 'Cet agenda n’existe pas, ou plus.');

/**
 * Returns the orders with a day, except cancelled ones, to a program with the address of a calendar, whose
 * person must still be allowed to read orders. @throws DomainError `not-found`
 */
export const readOrderCalendar = query({
  allow: 'anyone',
  input: CalendarAddress,
  output: OrderCalendar,
  run: async ({ file }, context) => {
    if (!file.endsWith(ENDING)) throw noCalendar();
    const holder = await findCalendarHolder({ token: file.slice(0, -ENDING.length) });
    if (holder === undefined) throw noCalendar();
    const { actor, ...use } = holder;
    if (!isAdmitted({ ...context, actor }, { allow: 'sales:read' })) throw noCalendar();
    const since = parisDay(new Date(isoIn(-CALENDAR_DAYS_BACK * DAY_SECONDS)));
    const [{ general }, orders] = await Promise.all([
      readSettings(),
      listCalendarOrders({ since, limit: CALENDAR_MAX }),
    ]);
    return { company: general.site_name, orders, use };
  },
});
