import { Anchor, Badge, Group, Text } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import classes from './gallery.module.css';
import { Photo } from './photo.tsx';

export interface WorkCommands {
  isBusy: boolean;
  getHref: (item: GalleryItem, kind: 'view' | 'edit') => string;
  onToggle: (item: GalleryItem) => void;
  onRemove: (item: GalleryItem) => void;
  /** Undefined where the list is not in the site's order. */
  onMove: ((item: GalleryItem, step: -1 | 1) => void) | undefined;
  isFirst: (item: GalleryItem) => boolean;
  isLast: (item: GalleryItem) => boolean;
}

interface WorkProps {
  item: GalleryItem;
  commands: WorkCommands;
}

export function WorkToggle({ item, commands }: WorkProps) {
  const { title, is_active } = item;
  return (
    <StatusToggle
      isOn={is_active}
      label={is_active ? TEXTS.published : TEXTS.draft}
      action={fill(is_active ? TEXTS.unpublish : TEXTS.publish, { title })}
      isBusy={commands.isBusy}
      onToggle={() => commands.onToggle(item)}
    />
  );
}

function Acts({ item, commands }: WorkProps) {
  const { title } = item;
  const { onMove } = commands;
  return (
    <div className={classes.acts}>
      {onMove && (
        <MoveButtons
          name={title}
          isFirst={commands.isFirst(item)}
          isLast={commands.isLast(item)}
          isBusy={commands.isBusy}
          onMove={(step) => onMove(item, step)}
        />
      )}
      <RowLink
        title={TEXTS.view}
        label={fill(TEXTS.viewOne, { title })}
        icon={IconEye}
        to={commands.getHref(item, 'view')}
      />
      <Changing>
        <RowLink
          title={TEXTS.edit}
          label={fill(TEXTS.editOne, { title })}
          icon={IconPencil}
          to={commands.getHref(item, 'edit')}
        />
        <RowButton
          title={TEXTS.remove}
          label={fill(TEXTS.removeOne, { title })}
          icon={IconTrash}
          onPress={() => commands.onRemove(item)}
        />
      </Changing>
    </div>
  );
}

/** Shows a work as a card: its photo and its actions. */
export function WorkCard({ item, commands }: WorkProps) {
  const { title, image, image_alt, before_image, category, location } = item;
  return (
    <div className={classes.card}>
      <div className={classes.frame}>
        <Photo image={image} alt={image_alt || title} />
        {before_image !== '' && (
          <Badge className={classes.pair ?? ''} variant="filled" color="dark">
            {TEXTS.pair}
          </Badge>
        )}
        <Acts item={item} commands={commands} />
      </div>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Anchor
          component={Link}
          to={commands.getHref(item, 'view')}
          preventScrollReset
          c="inherit"
          fw={600}
          underline="hover"
          data-row-open
        >
          {title}
        </Anchor>
        <WorkToggle item={item} commands={commands} />
      </Group>
      <Text size="sm" c="dimmed" mt="auto">
        {[category, location].filter((part) => part !== '').join(' · ')}
      </Text>
    </div>
  );
}
