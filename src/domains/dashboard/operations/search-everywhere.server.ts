import { searchUserRecords } from '#src/domains/accounts/users/operations/search-user-records.server.ts';
import { searchPostRecords } from '#src/domains/blog/operations/search-post-records.server.ts';
import { searchMessageRecords } from '#src/domains/contact/operations/search-message-records.server.ts';
import { searchGalleryRecords } from '#src/domains/gallery/operations/search-gallery-records.server.ts';
import { searchSubscriberRecords } from '#src/domains/newsletter/operations/search-subscriber-records.server.ts';
import { searchInvoiceRecords } from '#src/domains/sales/invoices/operations/search-invoice-records.server.ts';
import { searchOrderRecords } from '#src/domains/sales/orders/operations/search-order-records.server.ts';
import { searchPaymentRecords } from '#src/domains/sales/payments/operations/search-payment-records.server.ts';
import { searchQuoteRecords } from '#src/domains/sales/quotes/operations/search-quote-records.server.ts';
import { searchServiceRecords } from '#src/domains/services/operations/search-service-records.server.ts';
import { searchTestimonialRecords } from '#src/domains/testimonials/operations/search-testimonial-records.server.ts';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { type Context, isAdmitted, type Operation, query } from '#src/platform/operation.server.ts';
import { toLink } from '../find-link.rules.ts';
import { FOUND_KINDS, FOUND_PER_KIND, type FoundKind, SearchQuery, SearchResults } from '../search.contract.ts';

type Search = ((context: Context, wanted: RecordSearch) => Promise<FoundRecord[]>) & Pick<Operation, 'allow'>;

const SEARCHES: Record<FoundKind, Search> = {
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
export const searchEverywhere = query({
  allow: 'staff',
  input: SearchQuery,
  output: SearchResults,
  run: async ({ q }, context) => {
    const found = await Promise.all(
      FOUND_KINDS.filter((kind) => isAdmitted(context, SEARCHES[kind])).map(async (kind) => {
        const records = await SEARCHES[kind](context, { search: q, limit: FOUND_PER_KIND });
        return records.map((record) => ({ kind, ...record, link: toLink(kind, record) }));
      }),
    );
    return found.flat();
  },
});
