import { listRecentPosts } from '#src/domains/blog/operations/list-recent-posts.server.ts';
import { findQuoteOrigins } from '#src/domains/contact/operations/find-quote-origins.server.ts';
import { listRecentMessages } from '#src/domains/contact/operations/list-recent-messages.server.ts';
import { listRecentQuotes } from '#src/domains/sales/quotes/operations/list-recent-quotes.server.ts';
import { getQuoteStatus } from '#src/domains/sales/quotes/quote-admin.rules.ts';
import { listRecentTestimonials } from '#src/domains/testimonials/operations/list-recent-testimonials.server.ts';
import { Newest } from '#src/kernel/figures.ts';
import { isAdmitted, query } from '#src/platform/operation.server.ts';
import { RecentWork } from '../dashboard.contract.ts';

/** Lists the newest records of each kind that the caller may read. */
export const listRecentWork = query({
  allow: 'staff',
  input: Newest,
  output: RecentWork,
  run: async (newest, context) => {
    const [quotes, messages, posts, testimonials] = await Promise.all([
      isAdmitted(context, listRecentQuotes) ? listRecentQuotes(context, newest) : [],
      isAdmitted(context, listRecentMessages) ? listRecentMessages(context, newest) : [],
      isAdmitted(context, listRecentPosts) ? listRecentPosts(context, newest) : [],
      isAdmitted(context, listRecentTestimonials) ? listRecentTestimonials(context, newest) : [],
    ]);
    const quoteIds = quotes.map(({ id }) => id);
    const origins = isAdmitted(context, findQuoteOrigins) ? await findQuoteOrigins(context, { quoteIds }) : [];
    return {
      recent_quotes: quotes.map(({ id, name, service_type, status, amount_cents, created_at }) => ({
        id,
        client_name: name,
        service_type,
        status: getQuoteStatus(status),
        stage: status,
        amount: amount_cents === null ? null : amount_cents / 100,
        message_id: origins.find(({ quote_id }) => quote_id === id)?.message_id ?? null,
        created_at,
      })),
      recent_messages: messages,
      recent_blog_posts: posts,
      recent_testimonials: testimonials,
    };
  },
});
