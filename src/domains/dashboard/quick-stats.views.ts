import type { z } from 'zod';
import type { MESSAGE_STATUSES } from '#src/domains/contact/contact.contract.ts';
import type { MessageFigures } from '#src/domains/contact/contact-figures.contract.ts';
import { QUOTE_STAGES } from '#src/domains/sales/quotes/quote.contract.ts';
import type { QuoteFigures } from '#src/domains/sales/quotes/quote-figures.contract.ts';
import type { Growth } from '#src/kernel/figures.ts';
import type { QuickFigures, QuickStat } from './dashboard.contract.ts';
import { getTrend } from './figures.rules.ts';

/** Counted figures; null if the caller may not read them. */
interface Counted {
  quotes: QuoteFigures | null;
  messages: MessageFigures | null;
  services: Growth | null;
  posts: Growth | null;
  testimonials: Growth | null;
  gallery: Growth | null;
  users: Growth | null;
  /** Completed payments up to now, and up to the start of the period; euros. */
  revenue: { total: number; before: number | null } | null;
}

/** Null if the figure is not counted for the caller. */
type Pair = [now: number, before: number | null] | null;

/** Returns each figure now and before the period. The time of reading is not stored: unread messages have no past. */
const toPairs = ({ quotes, messages, services, posts, testimonials, gallery, users, revenue }: Counted) =>
  ({
    pending_quotes: quotes && [quotes.pending, quotes.pending_before],
    approved_quotes: quotes && [quotes.approved, quotes.approved_before],
    active_services: services && [services.visible, services.visible_before],
    published_blog_posts: posts && [posts.visible, posts.visible_before],
    approved_testimonials: testimonials && [testimonials.visible, testimonials.visible_before],
    total_revenue: revenue && [revenue.total, revenue.before],
    total_services: services && [services.total, services.total_before],
    total_quotes: quotes && [quotes.total, quotes.total_before],
    total_gallery_items: gallery && [gallery.total, gallery.total_before],
    total_testimonials: testimonials && [testimonials.total, testimonials.total_before],
    total_blog_posts: posts && [posts.total, posts.total_before],
    total_contact_messages: messages && [messages.total, messages.total_before],
    unread_messages: messages && [messages.by_status.unread, null],
    total_users: users && [users.total, users.total_before],
  }) satisfies Record<QuickStat, Pair>;

const hidden = ({ total, visible }: Growth): number => total - visible;

const distribution = <Status extends string>(counts: Record<Status, number>, order: readonly Status[]) =>
  order.map((status) => ({ status, count: counts[status] }));

const MESSAGE_ORDER: readonly (typeof MESSAGE_STATUSES)[number][] = ['unread', 'read', 'replied', 'archived'];

type Computed = Omit<z.infer<typeof QuickFigures>, 'average_response_time' | 'is_response_assumed'>;

function getDrafts({ posts, gallery, testimonials, services }: Counted): Computed['todo']['drafts'] {
  if (posts === null || gallery === null || testimonials === null || services === null) return null;
  return {
    blog: hidden(posts),
    gallery: hidden(gallery),
    testimonials: hidden(testimonials),
    services: hidden(services),
  };
}

export function getQuickStats(figures: Counted): Computed {
  const pairs = (Object.entries(toPairs(figures)) as [QuickStat, Pair][]).flatMap(([stat, pair]) =>
    pair === null ? [] : [{ stat, now: pair[0], before: pair[1] }],
  );
  const { quotes, messages } = figures;
  return {
    quick_stats: Object.fromEntries(pairs.map(({ stat, now }) => [stat, now])),
    trends: Object.fromEntries(pairs.map(({ stat, now, before }) => [stat, getTrend(now, before)])),
    todo: {
      unread_messages: messages && { count: messages.by_status.unread, oldest_at: messages.oldest_unread_at },
      pending_quotes: quotes && { count: quotes.pending, oldest_at: quotes.oldest_pending_at },
      drafts: getDrafts(figures),
    },
    status_distribution: {
      quotes: quotes === null ? [] : distribution(quotes.by_stage, QUOTE_STAGES),
      messages: messages === null ? [] : distribution(messages.by_status, MESSAGE_ORDER),
    },
  };
}
