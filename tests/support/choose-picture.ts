import type { Locator } from 'playwright-core';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a picture in the field of a form, and waits until it has been read: until then the form has the previous one. */
export async function choosePicture(form: Locator, file: PictureFile): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles(file);
  const preview = form.getByRole('img', { name: 'Aperçu de l’image choisie' });
  const address = `data:${file.mimeType};base64,${file.buffer.toString('base64')}`;
  const image = await preview.elementHandle();
  await form
    .page()
    .waitForFunction(([shown, wanted]) => shown?.getAttribute('src') === wanted, [image, address] as const);
}
