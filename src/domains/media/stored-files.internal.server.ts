import { storage } from '#src/platform/storage/storage.server.ts';
import { listUnmade } from './image-widths.internal.server.ts';
import { selectImagesAfter } from './media.store.server.ts';
import { imageFileNames } from './media.views.ts';

const IMAGES_AT_ONCE = 500;

/** Yields the name of every file that a stored picture needs. */
export async function* listStoredNames(): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const images = await selectImagesAfter(last, IMAGES_AT_ONCE);
    for (const { key, content_type } of images) yield* imageFileNames(key, content_type);
    const { key } = images.at(-1) ?? {};
    if (key === undefined) return;
    last = key;
  }
}

/**
 * Compares the stored pictures with their files: their number, the names that are missing, and the number of
 * smaller widths that wait for their job.
 * @param exists how a file is looked for; in the storage by default.
 */
export async function compareStoredFiles(
  exists: (name: string) => Promise<boolean> | boolean = (name) => storage().exists(name),
): Promise<{ files: number; missing: string[]; waiting: number }> {
  const compared = { files: 0, missing: [] as string[], waiting: 0 };
  // Before the files: what is made meanwhile is found.
  const unmade = await listUnmade();
  for await (const name of listStoredNames()) {
    compared.files += 1;
    if (await exists(name)) continue;
    if (unmade.has(name)) compared.waiting += 1;
    else compared.missing.push(name);
  }
  return compared;
}
