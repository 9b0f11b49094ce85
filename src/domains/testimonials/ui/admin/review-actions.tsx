import { Group } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import type { Testimonial } from '../../testimonial.contract.ts';
import type { Direction } from '../../testimonial.rules.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';

export interface ReviewCommands {
  getHref: (kind: 'view' | 'edit', review: Testimonial) => string;
  onToggle: (review: Testimonial) => void;
  onMove: (review: Testimonial, direction: Direction) => void;
  onRemove: (review: Testimonial) => void;
  /** Directions a review can move; empty where the rows are not in the order of the public site. */
  getWays: (review: Testimonial) => readonly Direction[];
  isBusy: boolean;
}

/** Actions on one review. */
export function ReviewActions({ review, commands }: { review: Testimonial; commands: ReviewCommands }) {
  const { name } = review;
  const ways = commands.getWays(review);
  return (
    <Group gap={2} wrap="nowrap">
      {ways.length > 0 && (
        <MoveButtons
          name={name}
          isFirst={!ways.includes('up')}
          isLast={!ways.includes('down')}
          isBusy={commands.isBusy}
          onMove={(step) => commands.onMove(review, step < 0 ? 'up' : 'down')}
        />
      )}
      <RowLink
        title={TEXTS.short.open}
        label={fill(TEXTS.open, { name })}
        icon={IconEye}
        to={commands.getHref('view', review)}
      />
      <Changing>
        <RowLink
          title={TEXTS.short.edit}
          label={fill(TEXTS.edit, { name })}
          icon={IconPencil}
          to={commands.getHref('edit', review)}
        />
        <RowButton
          title={TEXTS.short.remove}
          label={fill(TEXTS.remove, { name })}
          icon={IconTrash}
          onPress={() => commands.onRemove(review)}
        />
      </Changing>
    </Group>
  );
}
