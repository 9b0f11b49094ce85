import type { z } from 'zod';
import { countUserGrowth, searchUserRecords } from '#src/domains/accounts/users/user.internal.server.ts';
import { countPostGrowth, listRecentPosts, searchPostRecords } from '#src/domains/blog/blog.internal.server.ts';
import {
  countMessageFigures,
  findMessagePages,
  findQuoteOrigins,
  listRecentMessages,
  searchMessageRecords,
} from '#src/domains/contact/contact.internal.server.ts';
import { countGalleryGrowth, searchGalleryRecords } from '#src/domains/gallery/gallery.internal.server.ts';
import { searchSubscriberRecords } from '#src/domains/newsletter/newsletter.internal.server.ts';
import { searchInvoiceRecords } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findOrderPages, searchOrderRecords } from '#src/domains/sales/orders/order.internal.server.ts';
import {
  findPaymentPages,
  searchPaymentRecords,
  sumRevenue,
} from '#src/domains/sales/payments/payment.internal.server.ts';
import { getQuoteStatus } from '#src/domains/sales/quotes/quote.rules.ts';
import {
  countQuoteFigures,
  findQuotePages,
  listRecentQuotes,
  searchQuoteRecords,
} from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { countServiceGrowth, searchServiceRecords } from '#src/domains/services/service.internal.server.ts';
import { findDemoRecords } from '#src/domains/setup/demo-row.internal.server.ts';
import { checkPromises } from '#src/domains/site-facts/fact.internal.server.ts';
import {
  countTestimonialGrowth,
  listRecentTestimonials,
  searchTestimonialRecords,
} from '#src/domains/testimonials/testimonial.internal.server.ts';
import type { Audience } from '#src/kernel/actor.ts';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { admit, type Context, isAdmitted } from '#src/platform/operation.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import type { QuickFigures, RecentWork } from './dashboard.contract.ts';
import { toLink } from './dashboard.views.ts';
import type { DashboardExport, ExportRow } from './dashboard-export.contract.ts';
import { toMessageLine, toOrderLine, toPaymentLine, toQuoteLine } from './dashboard-export.views.ts';
import { roundHours } from './figures.rules.ts';
import { getQuickStats } from './quick-stats.views.ts';
import { FOUND_KINDS, FOUND_PER_KIND, type FoundKind, type SearchResults } from './search.contract.ts';

/** Audience of the records of each kind, as of their own list; `tests/architecture` compares both. */
export const READERS = {
  messages: 'requests:read',
  quotes: 'sales:read',
  orders: 'sales:read',
  invoices: 'money',
  payments: 'money',
  services: 'content:read',
  articles: 'content:read',
  gallery: 'content:read',
  testimonials: 'content:read',
  users: 'people',
  subscribers: 'content:read',
} as const satisfies Record<FoundKind, Audience>;

/** Audience of each export, as of the export of its own list. */
export const EXPORTERS = {
  quotes: ['sales:read', 'people'],
  orders: ['sales:read', 'people'],
  messages: ['requests:read', 'people'],
  payments: 'money',
} as const satisfies Record<DashboardExport['type'], Audience>;

/** Reads for a caller who may see records of this kind; any other caller gets null. */
export const readAs = async <Result>(
  context: Context,
  kind: FoundKind,
  read: () => Promise<Result>,
): Promise<Result | null> => (isAdmitted(context, { allow: READERS[kind] }) ? read() : null);

/** Returns the figures that the caller may read, now and at an instant, and the number of pending tasks. */
export async function countQuickStats(context: Context, since: string): Promise<z.infer<typeof QuickFigures>> {
  const [quotes, messages, services, posts, testimonials, gallery, users, payments] = await Promise.all([
    readAs(context, 'quotes', () => countQuoteFigures(since)),
    readAs(context, 'messages', () => countMessageFigures(since)),
    readAs(context, 'services', () => countServiceGrowth(since)),
    readAs(context, 'articles', () => countPostGrowth(since)),
    readAs(context, 'testimonials', () => countTestimonialGrowth(since)),
    readAs(context, 'gallery', () => countGalleryGrowth(since)),
    readAs(context, 'users', () => countUserGrowth(since)),
    readAs(context, 'payments', () => sumRevenue(since)),
  ]);
  const revenue = payments && { total: payments.total_cents / 100, before: payments.before_cents / 100 };
  return {
    ...getQuickStats({ quotes, messages, services, posts, testimonials, gallery, users, revenue }),
    average_response_time: messages && roundHours(messages.response_hours),
    is_response_assumed: messages?.response_hours === null,
  };
}

/** Counts the declared promises that the data contradict, for a caller who may change them. */
export async function countContradictions(context: Context): Promise<number | null> {
  if (!isAdmitted(context, { allow: 'settings' })) return null;
  const { findings } = await checkPromises();
  return findings.filter(({ finding }) => finding === 'contradicted').length;
}

/** Lists the newest records of each kind that the caller may read. */
export async function listRecentWork(context: Context, limit: number): Promise<RecentWork> {
  const [quotes, messages, posts, testimonials, isDemo] = await Promise.all([
    readAs(context, 'quotes', () => listRecentQuotes(limit)),
    readAs(context, 'messages', () => listRecentMessages(limit)),
    readAs(context, 'articles', () => listRecentPosts(limit)),
    readAs(context, 'testimonials', () => listRecentTestimonials(limit)),
    findDemoRecords('quote', 'message', 'post', 'testimonial'),
  ]);
  const mark = <Row extends { id: number }>(kind: Parameters<typeof isDemo>[0], rows: Row[] | null) =>
    (rows ?? []).map((row) => ({ ...row, is_demo: isDemo(kind, row.id) }));
  const quoteIds = quotes?.map(({ id }) => id) ?? [];
  const origins = await readAs(context, 'messages', () => findQuoteOrigins(quoteIds));
  return {
    recent_quotes: (quotes ?? []).map(({ id, name, service_type, status, amount_cents, created_at }) => ({
      id,
      is_demo: isDemo('quote', id),
      client_name: name,
      service_type,
      status: getQuoteStatus(status),
      stage: status,
      amount: amount_cents === null ? null : amount_cents / 100,
      message_id: origins?.find(({ quote_id }) => quote_id === id)?.message_id ?? null,
      created_at,
    })),
    recent_messages: mark('message', messages),
    recent_blog_posts: mark('post', posts),
    recent_testimonials: mark('testimonial', testimonials),
  };
}

const SEARCHES: Record<FoundKind, (wanted: RecordSearch) => Promise<FoundRecord[]>> = {
  messages: searchMessageRecords,
  quotes: searchQuoteRecords,
  orders: searchOrderRecords,
  invoices: searchInvoiceRecords,
  payments: searchPaymentRecords,
  services: searchServiceRecords,
  articles: searchPostRecords,
  gallery: searchGalleryRecords,
  testimonials: searchTestimonialRecords,
  users: searchUserRecords,
  subscribers: searchSubscriberRecords,
};

/** Returns records that contain a text, the newest of each kind that the caller may read. */
export async function searchRecords(context: Context, search: string): Promise<SearchResults> {
  const found = await Promise.all(
    FOUND_KINDS.map(async (kind) => {
      const records = await readAs(context, kind, () => SEARCHES[kind]({ search, limit: FOUND_PER_KIND }));
      return (records ?? []).map((record) => ({ kind, ...record, link: toLink(kind, record) }));
    }),
  );
  return found.flat();
}

const ROWS: Record<DashboardExport['type'], () => Promise<RowPages<ExportRow>>> = {
  quotes: async () => (await findQuotePages()).map(toQuoteLine),
  // Excludes quarantined probable spam.
  messages: async () => (await findMessagePages({ sort_order: 'asc', spam: 'without' })).map(toMessageLine),
  orders: async () => (await findOrderPages({ sort_order: 'asc' })).map(toOrderLine),
  payments: async () => (await findPaymentPages({ sort_order: 'asc' })).map(toPaymentLine),
};

/** Returns every record of one kind as rows of a file. @throws DomainError `forbidden` without the right to export it. */
export function findExportPages(context: Context, type: DashboardExport['type']): Promise<RowPages<ExportRow>> {
  admit(context, { allow: EXPORTERS[type] });
  return ROWS[type]();
}
