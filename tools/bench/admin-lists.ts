import { USER_SORT_KEYS } from '#src/domains/accounts/users/user.contract.ts';
import { ACTIVITY_SORT_KEYS } from '#src/domains/activity/activity.contract.ts';
import { BIN_SORT_KEYS } from '#src/domains/bin/bin.contract.ts';
import { POST_SORT_KEYS } from '#src/domains/blog/blog-admin.contract.ts';
import { SORT_KEYS } from '#src/domains/contact/contact.contract.ts';
import { GALLERY_SORT_KEYS } from '#src/domains/gallery/gallery.contract.ts';
import { SUBSCRIBER_SORT_KEYS } from '#src/domains/newsletter/newsletter.contract.ts';
import { PLACE_SORT_KEYS } from '#src/domains/places/zones/place.contract.ts';
import { INVOICE_SORT_KEYS } from '#src/domains/sales/invoices/invoice.contract.ts';
import { ORDER_SORT_KEYS } from '#src/domains/sales/orders/order.contract.ts';
import { PAYMENT_SORT_KEYS } from '#src/domains/sales/payments/payment-admin.contract.ts';
import { QUOTE_SORT_KEYS } from '#src/domains/sales/quotes/quote-admin.contract.ts';
import { SERVICE_SORT_KEYS } from '#src/domains/services/service.contract.ts';
import { TESTIMONIAL_SORT_KEYS } from '#src/domains/testimonials/testimonial-admin.contract.ts';
import type { Volume } from './admin-fill.ts';
import { getName, of, SERVICES } from './admin-rows.ts';

export interface List {
  path: string;
  rows: (volume: Volume) => number;
  sorts: readonly string[];
  filters: Record<string, string>[];
  /** Texts of a search: in every row, in a share of them, in about the same few of any volume, in none. */
  searches: (volume: Volume) => { every: string; many: string; few: string };
}

const NONE = 'introuvable';
/** Place of a row that exists in every volume; its whole name is in few rows. */
const PLACE = 105;

/** Returns the searches of a list by their number of hits. */
export const toSearches = ({ searches }: List, volume: Volume) => ({ ...searches(volume), none: NONE });

/** Every list of the back office that is measured. */
export const LISTS: List[] = [
  {
    path: '/admin/contact',
    rows: ({ messages }) => messages,
    sorts: SORT_KEYS,
    filters: [{ status: 'unread' }, { status: 'replied' }, { status: 'archived' }],
    searches: () => ({ every: 'devis', many: 'Crémieu', few: `personne-${PLACE}@` }),
  },
  {
    path: '/admin/quotes',
    rows: ({ quotes }) => quotes,
    sorts: QUOTE_SORT_KEYS,
    filters: [{ status: 'pending' }, { status: 'approved' }, { stage: 'quoted' }, { priority: 'urgent' }],
    searches: () => ({ every: 'gouttière', many: 'Crémieu', few: `${getName(PLACE)} ${of(SERVICES, PLACE / 3)}` }),
  },
  {
    path: '/admin/activity',
    rows: ({ activity }) => activity,
    sorts: ACTIVITY_SORT_KEYS,
    filters: [{ kind: 'gallery' }, { kind: 'other' }, { period: 'month' }, { period: 'quarter' }, { actor: '2' }],
    searches: ({ activity }) => ({ every: 'a', many: 'Chauvet', few: `message:${activity / 10 - 4}` }),
  },
  {
    path: '/admin/gallery',
    rows: ({ pictures }) => pictures,
    sorts: GALLERY_SORT_KEYS,
    filters: [{ status: 'draft' }, { status: 'published' }, { category: 'Charpente' }],
    searches: () => ({ every: 'tuile', many: 'chantier 1', few: `chantier ${PLACE} à` }),
  },
  {
    path: '/admin/users',
    rows: ({ users }) => users,
    sorts: USER_SORT_KEYS,
    filters: [{ role: 'manager' }, { active: '0' }],
    searches: () => ({ every: 'mesure', many: 'Crémieu', few: `personne-${PLACE}@` }),
  },
  {
    path: '/admin/blog',
    rows: ({ articles }) => articles,
    sorts: POST_SORT_KEYS,
    filters: [{ status: 'draft' }, { category: 'Charpente' }],
    searches: () => ({ every: 'gouttière', many: '7 raisons', few: 'n° 55 :' }),
  },
  {
    path: '/admin/newsletter',
    rows: ({ subscribers }) => subscribers,
    sorts: SUBSCRIBER_SORT_KEYS,
    filters: [{ status: 'pending' }],
    searches: () => ({ every: 'mesure', many: '-1', few: `personne-${PLACE}@` }),
  },
  {
    path: '/admin/orders',
    rows: ({ orders }) => orders,
    sorts: ORDER_SORT_KEYS,
    filters: [{ status: 'terminé' }, { priority: 'urgent' }],
    searches: () => ({ every: 'gouttière', many: 'Crémieu', few: getName(PLACE) }),
  },
  {
    path: '/admin/invoices',
    rows: ({ invoices }) => invoices,
    sorts: INVOICE_SORT_KEYS,
    filters: [{ kind: 'invoice' }, { state: 'paid' }, { state: 'late' }],
    searches: () => ({ every: 'mesure', many: 'Crémieu', few: `personne-${PLACE}@` }),
  },
  {
    path: '/admin/payments',
    rows: ({ payments }) => payments,
    sorts: PAYMENT_SORT_KEYS,
    filters: [{ status: 'completed' }, { status: 'failed' }],
    searches: () => ({ every: 'mesure', many: 'Crémieu', few: `personne-${PLACE}@` }),
  },
  {
    path: '/chat/sessions',
    rows: ({ chats }) => chats,
    sorts: ['last_message_at'],
    filters: [{ unread_only: 'true' }],
    searches: () => ({ every: 'gouttière', many: 'Crémieu', few: `Demande ${PLACE} :` }),
  },
  {
    path: '/admin/bin',
    rows: ({ binned }) => binned,
    sorts: BIN_SORT_KEYS,
    filters: [{ kind: 'quote' }],
    searches: () => ({ every: ' - ', many: 'Crémieu', few: getName(PLACE) }),
  },
  {
    path: '/admin/places',
    rows: ({ places }) => places,
    sorts: PLACE_SORT_KEYS,
    filters: [{ zone: 'true' }],
    searches: () => ({ every: 'commune', many: 'commune 1', few: '26017' }),
  },
  {
    path: '/admin/testimonials',
    rows: ({ reviews }) => reviews,
    sorts: TESTIMONIAL_SORT_KEYS,
    filters: [{ active: '0' }, { rating: '4' }],
    searches: () => ({ every: 'tuile', many: 'noé', few: getName(PLACE) }),
  },
  {
    path: '/admin/services',
    rows: () => 11,
    sorts: SERVICE_SORT_KEYS,
    filters: [],
    searches: () => ({ every: 'o', many: 'toit', few: 'zinguerie' }),
  },
];
