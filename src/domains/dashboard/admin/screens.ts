const searched = (screen: string, text: string): string => `${screen}?${new URLSearchParams({ search: text })}`;

/** URLs of the lists behind each figure. */
export const SCREENS = {
  contact: '/admin/contact',
  unread: '/admin/contact?status=unread&sort_order=asc',
  quotes: '/admin/quotes',
  pendingQuotes: '/admin/quotes?status=pending&sort_order=asc',
  approvedQuotes: '/admin/quotes?status=approved',
  orders: '/admin/orders',
  services: '/admin/services',
  activeServices: '/admin/services?status=active',
  inactiveServices: '/admin/services?status=draft',
  gallery: '/admin/gallery',
  galleryDrafts: '/admin/gallery?status=draft',
  testimonials: '/admin/testimonials',
  activeTestimonials: '/admin/testimonials?active=true',
  inactiveTestimonials: '/admin/testimonials?active=false',
  blog: '/admin/blog',
  publishedPosts: '/admin/blog?status=published',
  blogDrafts: '/admin/blog?status=draft',
  users: '/admin/users',
  completedPayments: '/admin/payments?status=completed',
} as const;

export const messageHref = (id: number): string => `${SCREENS.contact}?view=${id}`;
export const quoteHref = (id: number): string => `${SCREENS.quotes}?view=${id}`;
export const serviceHref = (service: string): string =>
  service === '' ? SCREENS.quotes : searched(SCREENS.quotes, service);
export const postHref = (id: number): string => `${SCREENS.blog}?view=${id}`;
export const testimonialHref = (id: number): string => `${SCREENS.testimonials}?view=${id}`;
