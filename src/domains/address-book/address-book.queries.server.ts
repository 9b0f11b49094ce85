import { findUserPeople } from '#src/domains/accounts/users/user.internal.server.ts';
import { findSenders } from '#src/domains/contact/contact.internal.server.ts';
import { findInvoicePeople } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { findOrderPeople } from '#src/domains/sales/orders/order.internal.server.ts';
import { findQuotePeople } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import type { Audience } from '#src/kernel/actor.ts';
import type { RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { isAdmitted, query } from '#src/platform/operation.server.ts';
import { AddressBookQuery, FoundPeople, PEOPLE_MAX } from './address-book.contract.ts';
import { isFound, mergePeople } from './address-book.rules.ts';

/** Rows read of each kind: one person often has several. */
const ROWS_READ = 100;

interface Source {
  /** Audience of these records, as of their own list. */
  allow: Audience;
  find: (wanted: RecordSearch) => Promise<KnownPerson[]>;
}

/** The most reliable data first. */
const SOURCES: Source[] = [
  { allow: 'people', find: findUserPeople },
  { allow: 'sales:read', find: findOrderPeople },
  { allow: 'sales:read', find: findQuotePeople },
  { allow: 'money', find: findInvoicePeople },
  { allow: 'requests:read', find: findSenders },
];

/** Returns people of the accounts, quotes, orders, invoices and messages that the caller may read, each once. */
export const findPeople = query({
  allow: 'staff',
  input: AddressBookQuery,
  output: FoundPeople,
  run: async ({ search }, context) => {
    const readable = SOURCES.filter(({ allow }) => isAdmitted(context, { allow }));
    const found = await Promise.all(readable.map(({ find }) => find({ search, limit: ROWS_READ })));
    // The search text of a row begins with the name, but service and description follow.
    const people = found.flat().filter((person) => isFound(person, search));
    return mergePeople(people, PEOPLE_MAX);
  },
});
