import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { CSV_IMPORT_TEXTS } from '#src/ui/admin/csv-import/csv-import.texts.ts';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { RowActs } from '#src/ui/admin/resource/row-acts.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { removeSwipe, showSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { fetchStatistics, fetchTestimonial, fetchTestimonials } from '../testimonial.client.ts';
import type { Testimonial } from '../testimonial.contract.ts';
import { formatAverage } from '../testimonial.views.ts';
import { TESTIMONIAL_SORT_KEYS, type TestimonialStatistics } from '../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';
import { ImportDialog } from './import-dialog.tsx';
import { moveReview, ReviewToggle, removeReview, toggleReview } from './review-acts.tsx';
import { ReviewDetails } from './review-details.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewStars } from './review-stars.tsx';

const ACTIVITIES = ['true', 'false'] as const;
const RATINGS = ['5', '4', '3', '2', '1'] as const;

const address = listAddress({
  sortKeys: TESTIMONIAL_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { active: ACTIVITIES, rating: RATINGS },
  descending: ['created_at', 'rating'],
});
type List = ResourceList<Testimonial, TestimonialStatistics, ReturnType<typeof address.toState>>;

interface PartProps {
  review: Testimonial;
  list: List;
}

/** Moves a review, but only where all rows are shown in the order of the public site: then neighbours can be swapped. */
function Move({ review, list }: PartProps) {
  const { state, rows, meta } = list;
  const isSiteOrder = state.sort_by === 'sort_order' && state.sort_order === 'asc' && !address.isFiltered(state);
  if (!isSiteOrder || meta.total < 2) return null;
  return (
    <MoveButtons
      name={review.name}
      isFirst={meta.page === 1 && rows[0]?.id === review.id}
      isLast={meta.page === meta.last_page && rows.at(-1)?.id === review.id}
      isBusy={list.isBusy}
      onMove={(step) => void moveReview(review, step < 0 ? 'up' : 'down', list)}
    />
  );
}

const Client = ({ review: { id, name, location }, list }: PartProps) => (
  <Stack gap={0}>
    <Anchor
      component={Link}
      to={list.getHref({ kind: 'view', id })}
      preventScrollReset
      c="inherit"
      fw={600}
      size="sm"
      underline="hover"
      data-row-open
    >
      {name}
    </Anchor>
    <Text size="xs" c="dimmed">
      {location}
    </Text>
  </Stack>
);

function Import({ controls }: { controls: { reload: () => Promise<void> } }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const finish = async (): Promise<void> => {
    close();
    await controls.reload();
  };
  return (
    <>
      <Button variant="default" visibleFrom="sm" leftSection={<IconUpload size={18} aria-hidden />} onClick={open}>
        {CSV_IMPORT_TEXTS.open}
      </Button>
      <ImportDialog isOpen={isOpen} onClose={close} onDone={finish} />
    </>
  );
}

const toAverage = ({ average }: TestimonialStatistics): string =>
  average === null ? TEXTS.none : fill(TEXTS.getOutOf, { average: formatAverage(average) });

const TITLES = { new: TEXTS.addTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Customers' reviews. */
export const testimonials = defineResource(address)({
  texts: TEXTS,
  live: ['testimonials'],
  apiName: 'testimonials',
  fetchRows: (query) => fetchTestimonials({ ...query }),
  fetchStatistics,
  figures: (statistics) => [
    { label: TEXTS.statistics.total, value: statistics.total, show: { active: undefined } },
    { label: TEXTS.statistics.active, value: statistics.active, show: { active: 'true' } },
    { label: TEXTS.statistics.inactive, value: statistics.inactive, show: { active: 'false' } },
    {
      label: TEXTS.statistics.average,
      value: toAverage(statistics),
      show: { sort_by: 'rating', sort_order: 'asc' },
    },
  ],
  filters: [
    { name: 'active', label: TEXTS.statusFilter, all: TEXTS.all, choices: toChoices(ACTIVITIES, TEXTS.filters) },
    {
      name: 'rating',
      look: 'menu',
      label: TEXTS.ratingFilter,
      all: TEXTS.allRatings,
      choices: RATINGS.map((value) => ({ value, label: TEXTS.stars[Number(value) - 1] ?? '' })),
    },
  ],
  sorts: toChoices(TESTIMONIAL_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/testimonials/export', fileName: 'temoignages.csv' },
  MainActions: Import,
  adding: TEXTS.create,
  emptyLink: { text: TEXTS.create, to: ({ getHref }) => getHref({ kind: 'new' }) },
  failures: 'banner',
  lookKey: 'testimonials',
  keys: { e: editRow },
  rowLabel: ({ name }) => fill(TEXTS.open, { name }),
  columns: [
    {
      key: 'name',
      title: TEXTS.columns.name,
      sortKey: 'name',
      render: (review, list) => <Client review={review} list={list} />,
    },
    {
      key: 'content',
      title: TEXTS.columns.content,
      width: '34%',
      render: ({ content }) => (
        <Text size="sm" lineClamp={2}>
          {content}
        </Text>
      ),
    },
    {
      key: 'rating',
      title: TEXTS.columns.rating,
      sortKey: 'rating',
      render: ({ rating }) => <ReviewStars rating={rating} />,
    },
    {
      key: 'status',
      title: TEXTS.columns.status,
      render: (review, list) => <ReviewToggle review={review} list={list} />,
    },
    {
      key: 'date',
      title: TEXTS.columns.date,
      sortKey: 'created_at',
      render: ({ created_at }) => <Text size="sm">{formatLongDate(created_at)}</Text>,
    },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 190,
    render: (review, list) => {
      const { id, name } = review;
      return (
        <Group gap={2} wrap="nowrap">
          <Move review={review} list={list} />
          <RowActs
            id={id}
            list={list}
            titles={TEXTS.short}
            labels={{
              open: fill(TEXTS.open, { name }),
              edit: fill(TEXTS.edit, { name }),
              remove: fill(TEXTS.remove, { name }),
            }}
            onRemove={() => removeReview(review, list)}
          />
        </Group>
      );
    },
  },
  swipe: (review, list) => ({
    left: removeSwipe(() => removeReview(review, list)),
    right: showSwipe(review.is_active, () => toggleReview(review, list)),
  }),
  card: (review, list, actions) => (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Client review={review} list={list} />
        <ReviewToggle review={review} list={list} />
      </Group>
      <ReviewStars rating={review.rating} />
      <Text size="sm" lineClamp={4}>
        {review.content}
      </Text>
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {formatLongDate(review.created_at)}
            {review.is_verified && `\u00A0· ${TEXTS.verified}`}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchTestimonial,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: ({ kind }) => TITLES[kind],
    View: ReviewDetails,
    Form: ReviewForm,
  },
});
