import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { DataCards } from '#src/ui/admin/data-cards.tsx';
import { getOpened, gridSort, type Opened } from '#src/ui/admin/list-address.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import type { GalleryItem, GalleryStatistics } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import { GALLERY_ADDRESS, type GalleryState } from './gallery-address.ts';
import { PhotoBatch } from './photo-batch.tsx';
import { type GalleryActions, useGalleryActions } from './use-gallery-actions.ts';
import { WorkCard, type WorkCommands } from './work-card.tsx';
import { WorkDetails } from './work-details.tsx';
import { WorkEditor } from './work-editor.tsx';

export interface Rows {
  state: GalleryState;
  list: { items: GalleryItem[]; meta: PageMeta };
  statistics: GalleryStatistics;
}

/** Returns the commands of the works; a move swaps listed neighbours. */
function commandsFor(
  { state, list: { items, meta } }: Rows,
  actions: GalleryActions,
  getHref: (opened: Opened) => string,
  onRemove: (item: GalleryItem) => void,
): WorkCommands {
  const isInOrder = state.sort_by === 'sort_order' && state.sort_order === 'asc';
  const getPlace = ({ id }: GalleryItem): number => items.findIndex((row) => row.id === id);
  const move = (item: GalleryItem, step: -1 | 1): void => {
    const place = getPlace(item);
    const [first, second] = step === 1 ? [item, items[place + 1]] : [items[place - 1], item];
    if (first !== undefined && second !== undefined) void actions.swap(first, second, item);
  };
  return {
    isBusy: actions.isBusy,
    getHref: ({ id }, kind) => getHref({ kind, id }),
    onToggle: (item) => void actions.toggle(item),
    onRemove,
    onMove: isInOrder && meta.total > 1 ? move : undefined,
    isFirst: (item) => getPlace(item) === 0,
    isLast: (item) => getPlace(item) === items.length - 1,
  };
}

interface ListProps {
  rows: Rows;
  reload: () => Promise<void>;
  isLoading: boolean;
}

/** Shows the cards of the works, the delete dialog, and what opens over the list. */
export function GalleryList({ rows, reload, isLoading }: ListProps) {
  const { state, list, statistics } = rows;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<GalleryItem | null>(null);
  const actions = useGalleryActions(reload);
  const opened = getOpened(search);
  const getHref = (over: Opened): string => GALLERY_ADDRESS.href(state, { page: state.page }, over);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const removeDoomed = async (): Promise<void> => {
    const isGone = doomed !== null && (await actions.remove(doomed));
    setDoomed(null);
    if (isGone && opened?.kind === 'view') close();
  };
  const commands = commandsFor(rows, actions, getHref, setDoomed);
  const categories = statistics.category_names;
  const over = { listed: list.items, onClose: close };

  return (
    <>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={GALLERY_ADDRESS} state={state}>
          <Button component={Link} to={getHref({ kind: 'new' })} mt="xs">
            {TEXTS.add}
          </Button>
        </NoRows>
      ) : (
        <>
          <DataCards
            caption={TEXTS.listLabel}
            rows={list.items}
            rowId={({ id }) => id}
            rowLabel={({ title }) => title}
            columns={[]}
            sort={gridSort(GALLERY_ADDRESS, state)}
            renderCard={(item) => <WorkCard item={item} commands={commands} />}
            isBusy={isLoading}
          />
          <Pager meta={list.meta} getHref={(page) => GALLERY_ADDRESS.href(state, { page })} />
        </>
      )}
      <WorkDetails id={opened?.kind === 'view' ? opened.id : null} commands={commands} {...over} />
      <WorkEditor id={opened?.kind === 'edit' ? opened.id : null} categories={categories} onSaved={reload} {...over} />
      <PhotoBatch isOpen={opened?.kind === 'new'} categories={categories} onClose={close} onAdded={reload} />
      <ConfirmDelete
        question={doomed && fill(TEXTS.confirmDelete, { title: doomed.title })}
        consequence={TEXTS.deleteConsequence}
        isBusy={actions.isBusy}
        onCancel={() => setDoomed(null)}
        onConfirm={() => void removeDoomed()}
      />
    </>
  );
}
