import { Anchor, Badge, Group, Text } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { MoveRow } from '#src/ui/admin/resource/move-row.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import classes from './gallery.module.css';
import { Photo } from './photo.tsx';
import { removeWork, swapWorks, WorkToggle } from './work-acts.tsx';

type WorkList = ResourceActs & Parameters<typeof MoveRow<GalleryItem>>[0]['list'];

interface WorkProps {
  item: GalleryItem;
  list: WorkList;
}

function Acts({ item, list }: WorkProps) {
  const { title } = item;
  return (
    <div className={classes.acts}>
      <MoveRow
        row={item}
        name={title}
        list={list}
        onSwap={(first, second) => void swapWorks(first, second, title, list)}
      />
      <RowLink
        title={TEXTS.view}
        label={fill(TEXTS.viewOne, { title })}
        icon={IconEye}
        to={list.getHref({ kind: 'view', id: item.id })}
      />
      <Changing>
        <RowLink
          title={TEXTS.edit}
          label={fill(TEXTS.editOne, { title })}
          icon={IconPencil}
          to={list.getHref({ kind: 'edit', id: item.id })}
        />
        <RowButton
          title={TEXTS.remove}
          label={fill(TEXTS.removeOne, { title })}
          icon={IconTrash}
          onPress={() => removeWork(item, list)}
        />
      </Changing>
    </div>
  );
}

/** Shows a work as a card: its photo and its actions. */
export function WorkCard({ item, list }: WorkProps) {
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
        <Acts item={item} list={list} />
      </div>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Anchor
          component={Link}
          to={list.getHref({ kind: 'view', id: item.id })}
          preventScrollReset
          c="inherit"
          fw={600}
          underline="hover"
          data-row-open
        >
          {title}
        </Anchor>
        <WorkToggle item={item} list={list} />
      </Group>
      <Text size="sm" c="dimmed" mt="auto">
        {[category, location].filter((part) => part !== '').join('\u00A0· ')}
      </Text>
    </div>
  );
}
