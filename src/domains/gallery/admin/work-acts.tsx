import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { useChosen } from '#src/ui/admin/use-chosen.ts';
import { changeItem, deleteItem, orderItems } from '../gallery.client.ts';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_PATH } from '../gallery.views.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';

/** Deletes a work after a confirmation. */
export const removeWork = ({ id, title }: GalleryItem, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirmDelete, { title }),
    consequence: TEXTS.deleteConsequence,
    isOverRecord: true,
    act: () =>
      run(toDeletion('gallery', [id], { act: () => deleteItem(id), failure: TEXTS.deleteError, done: TEXTS.deleted })),
  });

/** Moves `second` before `first`; `title` is that of the work that the user moved. */
export const swapWorks = (
  first: GalleryItem,
  second: GalleryItem,
  title: string,
  { run }: ResourceActs,
): Promise<boolean> =>
  run({
    act: () => orderItems([second.id, first.id]),
    failure: TEXTS.orderError,
    done: fill(TEXTS.moved, { title }),
    undo: { act: () => orderItems([first.id, second.id]), done: TEXTS.restored },
  });

/** Shares the public gallery through the device's share sheet; else copies its URL and reports that. */
export async function shareWork({ title, description }: GalleryItem): Promise<void> {
  const url = new URL(GALLERY_PATH, window.location.origin).href;
  if (navigator.share !== undefined) {
    // Closing the share sheet without sharing is not an error.
    await navigator.share({ title, text: description, url }).catch(() => undefined);
    return;
  }
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  showSuccess(fill(isCopied ? TEXTS.copied : TEXTS.notCopied, { url }));
}

/** Shows a work on the public site, or hides it; the change can be undone. */
export const toggleWork = ({ id, title, is_active }: GalleryItem, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => changeItem(id, { is_active: !is_active }),
    failure: TEXTS.statusError,
    done: fill(is_active ? TEXTS.isDraft : TEXTS.isPublished, { title }),
    undo: { act: () => changeItem(id, { is_active }), done: TEXTS.restored },
  });

/** Shows a work on the public site, or hides it. */
export function WorkToggle({ item, list }: { item: GalleryItem; list: ResourceActs }) {
  const { title } = item;
  const [isActive, choose] = useChosen(item.is_active);
  return (
    <StatusToggle
      isOn={isActive}
      label={isActive ? TEXTS.published : TEXTS.draft}
      action={fill(isActive ? TEXTS.unpublish : TEXTS.publish, { title })}
      isBusy={list.isBusy}
      onToggle={() => void choose(!isActive, () => toggleWork(item, list))}
    />
  );
}
