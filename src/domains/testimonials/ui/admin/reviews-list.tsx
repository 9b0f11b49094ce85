import { Box, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { getOpened, type Opened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { Testimonial } from '../../testimonial.contract.ts';
import type { Direction } from '../../testimonial.rules.ts';
import type { TestimonialStatistics } from '../../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';
import { ReviewDialogs } from './review-dialogs.tsx';
import { ReviewGrid } from './review-grid.tsx';
import { isSiteOrder, REVIEWS_ADDRESS, type ReviewsState } from './reviews-address.ts';
import { useReviewActions } from './use-review-actions.ts';

export interface ReviewRows {
  list: Listed<Testimonial>;
  statistics: TestimonialStatistics;
}

interface ReviewsListProps {
  rows: { state: ReviewsState } & ReviewRows;
  controls: ListControls<ReviewsState>;
  look: Look;
}

/** Returns the directions a row can move: the very first not up, the very last not down. */
const waysIn =
  (state: ReviewsState, { items, meta }: Listed<Testimonial>) =>
  ({ id }: Testimonial): Direction[] => {
    if (!isSiteOrder(state) || meta.total < 2) return [];
    const isFirst = meta.page === 1 && items[0]?.id === id;
    const isLast = meta.page === meta.last_page && items.at(-1)?.id === id;
    return [...(isFirst ? [] : ['up' as const]), ...(isLast ? [] : ['down' as const])];
  };

/** The list with its dialogs: the opened review, and the confirmation of a deletion. */
export function ReviewsList({ rows: { state, list }, controls, look }: ReviewsListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<Testimonial | null>(null);
  const [isEnabled] = useShortcutsSwitch();
  const actions = useReviewActions(controls.reload);
  const opened = getOpened(search);
  const getHref = (over: Opened): string => REVIEWS_ADDRESS.href(state, { page: state.page }, over);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const askToRemove = (review: Testimonial): void => {
    if (opened !== null) close();
    setLeaving(review);
  };
  const remove = async (): Promise<void> => {
    if (leaving !== null) await actions.remove(leaving);
    setLeaving(null);
  };
  useRowKeys({
    container,
    isEnabled,
    onRow: { e: (id) => void navigate(getHref({ kind: 'edit', id }), { preventScrollReset: true }) },
    onPage: {},
  });
  const commands = {
    getHref: (kind: 'view' | 'edit', { id }: Testimonial) => getHref({ kind, id }),
    onToggle: (review: Testimonial) => void actions.toggle(review),
    onMove: (review: Testimonial, direction: Direction) => void actions.move(review, direction),
    onRemove: askToRemove,
    getWays: waysIn(state, list),
    isBusy: actions.isBusy,
  };
  return (
    <Box ref={container}>
      <FailureBanner failure={actions.failure} onClose={actions.dismiss} />
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={REVIEWS_ADDRESS} state={state}>
          <Button component={Link} to={getHref({ kind: 'new' })} mt="xs">
            {TEXTS.create}
          </Button>
        </NoRows>
      ) : (
        <>
          <ReviewGrid
            reviews={list.items}
            state={state}
            commands={commands}
            isLoading={controls.isLoading}
            look={look}
          />
          <Pager meta={list.meta} getHref={(page) => REVIEWS_ADDRESS.href(state, { page })} />
        </>
      )}
      <ReviewDialogs
        opened={opened}
        listed={list.items}
        getEditHref={({ id }) => getHref({ kind: 'edit', id })}
        onClose={close}
        onSaved={controls.reload}
        onRemove={askToRemove}
      />
      <ConfirmDelete
        question={leaving && fill(TEXTS.confirm, { name: leaving.name })}
        isBusy={actions.isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}
