import { ADMIN_TEXTS } from '../admin.texts.ts';
import type { ListState } from '../list-address.ts';
import type { Resource, ResourceActs, ResourceList, RowRecord } from './resource-types.ts';

type RowAct<Row, List> = (row: Row, list: List) => void;

/** Opens the form of a row; for lists whose records have one. */
export const editRow = ({ id }: RowRecord, { open }: Pick<ResourceActs, 'open'>): void => open({ kind: 'edit', id });

/** Returns the actions of a list by key; its own ones change rows. */
export function getRowKeys<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>(
  { bulk, keys }: Resource<Row, Statistics, State, Detail>,
  canChange: boolean,
): Record<string, RowAct<Row, ResourceList<Row, Statistics, State>>> {
  return {
    ...(bulk !== undefined && { x: ({ id }, { selection }) => selection.toggle(id) }),
    ...(canChange && keys),
  };
}

/** Returns keys and meanings of a list for the overlay that explains them. */
export function getShortcuts<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>(
  resource: Resource<Row, Statistics, State, Detail>,
  canChange: boolean,
): (readonly [string, string])[] {
  const { help, reload, ...moves } = ADMIN_TEXTS.rowKeys;
  const acts = getRowKeys(resource, canChange);
  const meanings = new Map<string, string>([moves.next, moves.previous, moves.open]);
  for (const [key, meaning] of [moves.edit, moves.select]) if (acts[key] !== undefined) meanings.set(key, meaning);
  for (const [key, meaning] of canChange ? (resource.shortcuts ?? []) : []) meanings.set(key, meaning);
  return [...meanings, reload, help];
}
