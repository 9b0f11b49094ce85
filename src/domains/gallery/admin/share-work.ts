import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_PATH } from '../gallery.rules.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';

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
