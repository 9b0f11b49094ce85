import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { GalleryStatistics as Statistics } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS } from '../gallery-screen.texts.ts';
import { GALLERY_ADDRESS, type GalleryState } from './gallery-address.ts';

const { statistics: TEXTS } = GALLERY_SCREEN_TEXTS;

/** Shows how many works there are; each number links to its rows. */
export function GalleryStatistics({ statistics, state }: { statistics: Statistics; state: GalleryState }) {
  const all = GALLERY_ADDRESS.href(state, { status: undefined, category: undefined });
  const withStatus = (status: 'published' | 'draft') => ({
    label: TEXTS[status],
    to: GALLERY_ADDRESS.href(state, { status }),
    current: state.status === status,
  });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.total}
        value={statistics.total}
        to={all}
        current={state.status === undefined && state.category === undefined}
      />
      <StatCard {...withStatus('published')} value={statistics.published} />
      <StatCard {...withStatus('draft')} value={statistics.drafts} />
      <StatCard label={TEXTS.categories} value={statistics.categories} to={all} />
    </StatRow>
  );
}
