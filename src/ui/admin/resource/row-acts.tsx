import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Changing } from '../changing.tsx';
import { RowButton, RowLink } from '../row-button.tsx';
import type { ResourceActs } from './resource-types.ts';

interface RowActsProps {
  id: number;
  list: Pick<ResourceActs, 'getHref'>;
  /** Short tooltips. */
  titles: { open: string; edit: string; remove: string };
  /** Labels that include the row's name. */
  labels: { open: string; edit: string; remove: string };
  onRemove: () => void;
}

/** Opens, edits and deletes a row. */
export function RowActs({ id, list, titles, labels, onRemove }: RowActsProps) {
  return (
    <>
      <RowLink title={titles.open} label={labels.open} icon={IconEye} to={list.getHref({ kind: 'view', id })} />
      <Changing>
        <RowLink title={titles.edit} label={labels.edit} icon={IconPencil} to={list.getHref({ kind: 'edit', id })} />
        <RowButton title={titles.remove} label={labels.remove} icon={IconTrash} onPress={onRemove} />
      </Changing>
    </>
  );
}
