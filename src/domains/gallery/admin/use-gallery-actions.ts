import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changeItem, deleteItem, orderItems } from '../gallery.client.ts';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';

export interface GalleryActions {
  isBusy: boolean;
  toggle: (item: GalleryItem) => Promise<void>;
  remove: (item: GalleryItem) => Promise<boolean>;
  /** Swaps a work with the one that precedes it on the list. */
  swap: (first: GalleryItem, second: GalleryItem, moved: GalleryItem) => Promise<void>;
}

/** Provides the actions on works; each one reloads the list, reversible ones can be undone. */
export function useGalleryActions(reload: () => Promise<void>): GalleryActions {
  const { isBusy, attempt } = useAttempt(reload);

  const takeBack = async (act: () => Promise<unknown>, failure: string): Promise<void> => {
    if (await attempt(act, failure)) showSuccess(TEXTS.restored);
  };

  const toggle = async ({ id, title, is_active }: GalleryItem): Promise<void> => {
    if (!(await attempt(() => changeItem(id, { is_active: !is_active }), TEXTS.statusError))) return;
    showUndo(fill(is_active ? TEXTS.isDraft : TEXTS.isPublished, { title }), () => {
      void takeBack(() => changeItem(id, { is_active }), TEXTS.statusError);
    });
  };

  const remove = async ({ id }: GalleryItem): Promise<boolean> => {
    const isDone = await attempt(() => deleteItem(id), TEXTS.deleteError);
    if (isDone) showSuccess(TEXTS.deleted);
    return isDone;
  };

  const swap = async (first: GalleryItem, second: GalleryItem, { title }: GalleryItem): Promise<void> => {
    if (!(await attempt(() => orderItems([second.id, first.id]), TEXTS.orderError))) return;
    showUndo(fill(TEXTS.moved, { title }), () => {
      void takeBack(() => orderItems([first.id, second.id]), TEXTS.orderError);
    });
  };

  return { isBusy, toggle, remove, swap };
}
