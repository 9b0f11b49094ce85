import { href } from '#src/kernel/href.ts';

const searched = (screen: string, text: string): string => `${screen}?${new URLSearchParams({ search: text })}`;

/** URLs of the lists behind each figure. */
export const SCREENS = {
  contact: href('/admin/contact'),
  unread: href('/admin/contact', { status: 'unread', sort_order: 'asc' }),
  unreadChats: href('/admin/chat', { unread_only: 'true' }),
  quotes: href('/admin/quotes'),
  pendingQuotes: href('/admin/quotes', { status: 'pending', sort_order: 'asc' }),
  approvedQuotes: href('/admin/quotes', { status: 'approved' }),
  orders: href('/admin/orders'),
  services: href('/admin/services'),
  activeServices: href('/admin/services', { status: 'active' }),
  inactiveServices: href('/admin/services', { status: 'draft' }),
  gallery: href('/admin/gallery'),
  galleryDrafts: href('/admin/gallery', { status: 'draft' }),
  testimonials: href('/admin/testimonials'),
  activeTestimonials: href('/admin/testimonials', { active: 'true' }),
  inactiveTestimonials: href('/admin/testimonials', { active: 'false' }),
  blog: href('/admin/blog'),
  publishedPosts: href('/admin/blog', { status: 'published' }),
  blogDrafts: href('/admin/blog', { status: 'draft' }),
  users: href('/admin/users'),
  promises: href('/admin/settings', { tab: 'promises' }),
  lateInvoices: href('/admin/invoices', { state: 'late' }),
  plannedOrders: href('/admin/orders', { sort_by: 'deadline', sort_order: 'asc' }),
  completedPayments: href('/admin/payments', { status: 'completed' }),
} as const;

export const messageHref = (id: number): string => `${SCREENS.contact}?view=${id}`;
export const chatHref = (sessionId: string): string => href('/admin/chat', { view: sessionId });
export const orderHref = (id: number): string => href('/admin/orders', { view: id });
/** Opens the form that records the payment of an invoice. */
export const receiptHref = (invoiceId: number): string => href('/admin/payments', { new: 1, invoiceId });
export const quoteHref = (id: number): string => `${SCREENS.quotes}?view=${id}`;
export const serviceHref = (service: string): string =>
  service === '' ? SCREENS.quotes : searched(SCREENS.quotes, service);
export const postHref = (id: number): string => `${SCREENS.blog}?view=${id}`;
export const testimonialHref = (id: number): string => `${SCREENS.testimonials}?view=${id}`;
