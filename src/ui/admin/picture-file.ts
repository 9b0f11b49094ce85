import { ADMIN_TEXTS } from './admin.texts.ts';

const { image: TEXTS } = ADMIN_TEXTS;

/** Returns why a file cannot be a picture of this size; undefined for one that can. The server reads its real type. */
export function refusePicture({ type, size }: File, maxBytes: number): string | undefined {
  if (!type.startsWith('image/')) return TEXTS.notImage;
  return size > maxBytes ? TEXTS.tooLarge : undefined;
}

export const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
