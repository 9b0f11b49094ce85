import type { MESSAGE_STATUSES } from '#src/domains/contact/contact.contract.ts';
import type { MessageFigures } from '#src/domains/contact/contact-figures.contract.ts';
import { QUOTE_STAGES } from '#src/domains/quotes/quote.contract.ts';
import type { QuoteFigures } from '#src/domains/quotes/quote-figures.contract.ts';
import type { Growth } from '#src/kernel/figures.ts';
import type { Dashboard, QuickStat } from './dashboard.contract.ts';
import { trendOf } from './figures.rules.ts';

/** What the rooms have counted. */
export interface RoomFigures {
  quotes: QuoteFigures;
  messages: MessageFigures;
  services: Growth;
  posts: Growth;
  testimonials: Growth;
  gallery: Growth;
  users: Growth;
  /** Completed payments up to now, and within the period before; euros. */
  revenue: { total: number; before: number | null };
}

type Pair = [now: number, before: number | null];

/** Each figure, now and before the period. When a message was read is not stored: its figure has no past. */
const pairsOf = ({ quotes, messages, services, posts, testimonials, gallery, users, revenue }: RoomFigures) =>
  ({
    pending_quotes: [quotes.pending, quotes.pending_before],
    approved_quotes: [quotes.approved, quotes.approved_before],
    active_services: [services.shown, services.shown_before],
    published_blog_posts: [posts.shown, posts.shown_before],
    approved_testimonials: [testimonials.shown, testimonials.shown_before],
    total_revenue: [revenue.total, revenue.before],
    total_services: [services.total, services.total_before],
    total_quotes: [quotes.total, quotes.total_before],
    total_gallery_items: [gallery.total, gallery.total_before],
    total_testimonials: [testimonials.total, testimonials.total_before],
    total_blog_posts: [posts.total, posts.total_before],
    total_contact_messages: [messages.total, messages.total_before],
    unread_messages: [messages.by_status.unread, null],
    total_users: [users.total, users.total_before],
  }) satisfies Record<QuickStat, Pair>;

const hidden = ({ total, shown }: Growth): number => total - shown;

const distribution = <Status extends string>(counts: Record<Status, number>, order: readonly Status[]) =>
  order.map((status) => ({ status, count: counts[status] }));

const MESSAGE_ORDER: readonly (typeof MESSAGE_STATUSES)[number][] = ['unread', 'read', 'replied', 'archived'];

type Computed = Pick<Dashboard, 'quick_stats' | 'trends' | 'todo' | 'status_distribution'>;

export function quickStatsOf(figures: RoomFigures): Computed {
  const pairs = Object.entries(pairsOf(figures)) as [QuickStat, Pair][];
  const { quotes, messages, services, posts, testimonials, gallery } = figures;
  return {
    quick_stats: Object.fromEntries(pairs.map(([stat, [now]]) => [stat, now])) as Computed['quick_stats'],
    trends: Object.fromEntries(
      pairs.map(([stat, [now, before]]) => [stat, trendOf(now, before)]),
    ) as Computed['trends'],
    todo: {
      unread_messages: { count: messages.by_status.unread, oldest_at: messages.oldest_unread_at },
      pending_quotes: { count: quotes.pending, oldest_at: quotes.oldest_pending_at },
      drafts: {
        blog: hidden(posts),
        gallery: hidden(gallery),
        testimonials: hidden(testimonials),
        services: hidden(services),
      },
    },
    status_distribution: {
      quotes: distribution(quotes.by_stage, QUOTE_STAGES),
      messages: distribution(messages.by_status, MESSAGE_ORDER),
    },
  };
}
