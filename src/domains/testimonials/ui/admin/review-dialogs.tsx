import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchTestimonial } from '../../testimonial.client.ts';
import type { Testimonial } from '../../testimonial.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewStars } from './review-stars.tsx';
import classes from './reviews.module.css';

interface ReviewDialogsProps {
  opened: Opened;
  listed: readonly Testimonial[];
  getEditHref: (review: Testimonial) => string;
  onClose: () => void;
  onSaved: () => Promise<void>;
  onRemove: (review: Testimonial) => void;
}

function Details({
  review,
  getEditHref,
  onRemove,
}: Pick<ReviewDialogsProps, 'getEditHref' | 'onRemove'> & { review: Testimonial }) {
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={600}>
          {review.name}
          {review.location && `, ${review.location}`}
        </Text>
        <Badge variant="light" color={review.is_active ? 'green' : 'orange'}>
          {TEXTS.statuses[review.is_active ? 'active' : 'inactive']}
        </Badge>
      </Group>
      <ReviewStars rating={review.rating} />
      <blockquote className={classes.words}>{review.content}</blockquote>
      <Text size="sm" c="dimmed">
        {TEXTS.fields.date} {formatLongDate(review.created_at)}
        {review.experience_date && ` · ${TEXTS.fields.experience} : ${formatLongDate(review.experience_date)}`}
        {review.is_verified && ` · ${TEXTS.verified}`}
      </Text>
      <Changing>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onRemove(review)}
          >
            {TEXTS.short.remove}
          </Button>
          <Button
            component={Link}
            to={getEditHref(review)}
            replace
            preventScrollReset
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {TEXTS.short.edit}
          </Button>
        </Group>
      </Changing>
    </Stack>
  );
}

const TITLES = { new: TEXTS.addTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Dialog that the URL opens over the list: a review, its form, or an empty form. */
export function ReviewDialogs({ opened, listed, onClose, onSaved, ...details }: ReviewDialogsProps) {
  const id = opened === null || opened.kind === 'new' ? null : opened.id;
  const { record: review, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchTestimonial,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={onClose}
      title={opened && TITLES[opened.kind]}
      size="lg"
      closesOutside={opened?.kind === 'view'}
    >
      {id !== null && <RecordState record={review} refusal={refusal} />}
      {opened?.kind === 'new' && <ReviewForm review={null} onClose={onClose} onSaved={onSaved} />}
      {opened?.kind === 'edit' && review && (
        <ReviewForm key={review.id} review={review} onClose={onClose} onSaved={onSaved} />
      )}
      {opened?.kind === 'view' && review && <Details review={review} {...details} />}
    </Dialog>
  );
}
