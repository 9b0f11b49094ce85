import { Group, Stack, Text } from '@mantine/core';
import { formatLongDate } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RecordButtons } from '#src/ui/admin/resource/record-buttons.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Testimonial } from '../testimonial.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';
import { removeReview } from './review-acts.tsx';
import { ReviewStars } from './review-stars.tsx';
import classes from './reviews.module.css';

/** Shows one review. */
export function ReviewDetails({ record: review, list }: { record: Testimonial; list: ResourceActs }) {
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={600}>
          {review.name}
          {review.location && `, ${review.location}`}
        </Text>
        <StatusBadge status={review.is_active ? 'active' : 'inactive'}>
          {TEXTS.statuses[review.is_active ? 'active' : 'inactive']}
        </StatusBadge>
      </Group>
      <ReviewStars rating={review.rating} />
      <blockquote className={classes.words}>{review.content}</blockquote>
      <Text size="sm" c="dimmed">
        {TEXTS.fields.date} {formatLongDate(review.created_at)}
        {review.experience_date && `\u00A0· ${TEXTS.fields.experience} : ${formatLongDate(review.experience_date)}`}
        {review.is_verified && `\u00A0· ${TEXTS.verified}`}
      </Text>
      <Changing>
        <Group justify="flex-end" gap="xs">
          <RecordButtons id={review.id} list={list} texts={TEXTS.short} onRemove={() => removeReview(review, list)} />
        </Group>
      </Changing>
    </Stack>
  );
}
