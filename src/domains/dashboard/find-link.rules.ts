import type { FoundRecord } from '#src/kernel/figures.ts';
import type { FoundKind } from './search.contract.ts';

const SCREENS = {
  messages: '/admin/contact',
  orders: '/admin/orders',
  invoices: '/admin/invoices',
  quotes: '/admin/quotes',
  payments: '/admin/payments',
  services: '/admin/services',
  articles: '/admin/blog',
  gallery: '/admin/gallery',
  testimonials: '/admin/testimonials',
  users: '/admin/users',
} as const satisfies Partial<Record<FoundKind, string>>;

const listed = (screen: string, title: string): string => `${screen}?search=${encodeURIComponent(title)}`;

/** Returns the URL that opens a record; a subscriber has no page, only a row in the list. */
export const toLink = (kind: FoundKind, { id, title }: FoundRecord): string =>
  kind === 'subscribers' ? listed('/admin/newsletter', title) : `${SCREENS[kind]}?view=${id}`;
