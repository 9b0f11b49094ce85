import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ResourceActs } from './resource-types.ts';

interface RecordButtonsProps {
  id: number;
  list: Pick<ResourceActs, 'getHref'>;
  texts: { remove: string; edit: string };
  onRemove: () => void;
}

/** Deletes the opened record, or opens its form in its place. */
export function RecordButtons({ id, list, texts, onRemove }: RecordButtonsProps) {
  return (
    <>
      <Button variant="light" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
        {texts.remove}
      </Button>
      <Button
        component={Link}
        to={list.getHref({ kind: 'edit', id })}
        replace
        preventScrollReset
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        {texts.edit}
      </Button>
    </>
  );
}
