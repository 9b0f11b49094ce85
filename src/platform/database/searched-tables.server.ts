/** Tables whose `search_text` has an index of its parts of three characters. */
export const SEARCHED_TABLES = [
  'audit_log',
  'blog_posts',
  'contact_messages',
  'gallery_items',
  'invoices',
  'orders',
  'payments',
  'quotes',
  'testimonials',
  'users',
] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];
