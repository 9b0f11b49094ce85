import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import type { Testimonial } from '../../testimonial.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';
import { ReviewActions, type ReviewCommands } from './review-actions.tsx';
import { ReviewStars } from './review-stars.tsx';
import { REVIEWS_ADDRESS, type ReviewsState } from './reviews-address.ts';

interface PartProps {
  review: Testimonial;
  commands: ReviewCommands;
}

function Client({ review, commands }: PartProps) {
  return (
    <Stack gap={0}>
      <Anchor
        component={Link}
        to={commands.getHref('view', review)}
        preventScrollReset
        c="inherit"
        fw={600}
        size="sm"
        underline="hover"
        data-row-open
      >
        {review.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {review.location}
      </Text>
    </Stack>
  );
}

function Toggle({ review, commands }: PartProps) {
  const { name, is_active } = review;
  return (
    <StatusToggle
      isOn={is_active}
      label={TEXTS.statuses[is_active ? 'active' : 'inactive']}
      action={fill(TEXTS.toggle[is_active ? 'off' : 'on'], { name })}
      isBusy={commands.isBusy}
      onToggle={() => commands.onToggle(review)}
    />
  );
}

function ReviewCard({ review, commands }: PartProps) {
  return (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Client review={review} commands={commands} />
        <Toggle review={review} commands={commands} />
      </Group>
      <ReviewStars rating={review.rating} />
      <Text size="sm" lineClamp={4}>
        {review.content}
      </Text>
      <Text size="xs" c="dimmed" mt="auto">
        {formatLongDate(review.created_at)}
        {review.is_verified && ` · ${TEXTS.verified}`}
      </Text>
      <ReviewActions review={review} commands={commands} />
    </Stack>
  );
}

const columnsFor = (commands: ReviewCommands): GridColumn<Testimonial>[] => [
  {
    key: 'name',
    title: TEXTS.columns.name,
    sortKey: 'name',
    render: (review) => <Client review={review} commands={commands} />,
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
  { key: 'status', title: TEXTS.columns.status, render: (review) => <Toggle review={review} commands={commands} /> },
  {
    key: 'date',
    title: TEXTS.columns.date,
    sortKey: 'created_at',
    render: ({ created_at }) => <Text size="sm">{formatLongDate(created_at)}</Text>,
  },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 190,
    render: (review) => <ReviewActions review={review} commands={commands} />,
  },
];

interface ReviewGridProps {
  reviews: Testimonial[];
  state: ReviewsState;
  commands: ReviewCommands;
  isLoading: boolean;
  look: Look;
}

/** List of reviews, as cards or as a table. */
export function ReviewGrid({ reviews, state, commands, isLoading, look }: ReviewGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={reviews}
      rowId={({ id }) => id}
      rowLabel={({ name }) => fill(TEXTS.open, { name })}
      columns={columnsFor(commands)}
      sort={gridSort(REVIEWS_ADDRESS, state)}
      renderCard={(review) => <ReviewCard review={review} commands={commands} />}
      isBusy={isLoading}
      look={look}
    />
  );
}
