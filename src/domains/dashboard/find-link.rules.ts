import type { FoundRecord } from '#src/kernel/figures.ts';
import { href } from '#src/kernel/href.ts';
import type { FoundKind } from './search.contract.ts';

const SCREENS = {
  messages: href('/admin/contact'),
  orders: href('/admin/orders'),
  invoices: href('/admin/invoices'),
  quotes: href('/admin/quotes'),
  payments: href('/admin/payments'),
  services: href('/admin/services'),
  articles: href('/admin/blog'),
  gallery: href('/admin/gallery'),
  testimonials: href('/admin/testimonials'),
  users: href('/admin/users'),
} as const satisfies Partial<Record<FoundKind, string>>;

const listed = (screen: string, title: string): string => `${screen}?search=${encodeURIComponent(title)}`;

/** Returns the URL that opens a record; a subscriber has no page, only a row in the list. */
export const toLink = (kind: FoundKind, { id, title }: FoundRecord): string =>
  kind === 'subscribers' ? listed(href('/admin/newsletter'), title) : `${SCREENS[kind]}?view=${id}`;
