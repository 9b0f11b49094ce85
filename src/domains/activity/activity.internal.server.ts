import { findInvoiceNumbers } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { findQuoteNumbers } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { emptyOldPlaces, purgeAudit } from '#src/platform/audit-retention.server.ts';
import { inSteps } from '#src/platform/in-steps.server.ts';
import { ACT_TEXTS } from './act.texts.ts';
import type { Activity, LoggedAct } from './activity.contract.ts';
import { ACTIVITY_TEXTS } from './activity.texts.ts';
import { toActivity } from './activity.views.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

const NUMBERS: Record<string, (ids: number[]) => Promise<ReadonlyMap<number, string>>> = {
  quote: findQuoteNumbers,
  invoice: findInvoiceNumbers,
  order: async (ids) => new Map(ids.map((id) => [id, fill(ACT_TEXTS.number, { id: getInvoiceNumber(id) })])),
};

/** Describes lines of the log; quotes, orders and invoices have the number printed on them. */
export async function describeActs(lines: LoggedAct[]): Promise<Activity[]> {
  const found = Object.entries(NUMBERS).map(async ([kind, find]) => {
    const subject = new RegExp(`^${kind}:(\\d{1,15})$`);
    const ids = new Set(lines.flatMap((line) => subject.exec(line.subject)?.[1] ?? []).map(Number));
    const numbers = ids.size === 0 ? [] : [...(await find([...ids]))];
    return numbers.map(([id, number]) => [`${kind}:${id}`, number] as const);
  });
  const numbers = new Map((await Promise.all(found)).flat());
  return lines.map((line) => toActivity(line, WORDS, numbers));
}

/** Deletes lines past the retention time of their class, and IP addresses after a year; nothing else leaves the log. */
export async function purgeActivities(): Promise<{ forgotten: number }> {
  await emptyOldPlaces();
  const forgotten = await inSteps(async (limit) => {
    const count = await purgeAudit(limit);
    return { count, isLast: count < limit };
  });
  return { forgotten };
}
