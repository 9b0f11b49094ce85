import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { PostStatistics as Statistics } from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { POSTS_ADDRESS, type PostsState } from './posts-address.ts';

/** Shows the number of articles; each figure links to its rows. */
export function PostStatistics({ statistics, state }: { statistics: Statistics; state: PostsState }) {
  const getHref = (status: PostsState['status']): string => POSTS_ADDRESS.href(state, { status, category: undefined });
  const isAll = state.category === undefined;
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={getHref(undefined)}
        current={isAll && state.status === undefined}
      />
      <StatCard
        label={TEXTS.statistics.published}
        value={statistics.published}
        to={getHref('published')}
        current={isAll && state.status === 'published'}
      />
      <StatCard
        label={TEXTS.statistics.drafts}
        value={statistics.drafts}
        to={getHref('draft')}
        current={isAll && state.status === 'draft'}
      />
      <StatCard label={TEXTS.statistics.categories} value={statistics.categories} to={getHref(undefined)} />
    </StatRow>
  );
}
