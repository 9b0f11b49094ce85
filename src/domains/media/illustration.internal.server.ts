import { ICON, type Illustrations, LOGO, LOGO_ON_DARK } from './illustration.contract.ts';
import { selectPicture, selectPictures } from './illustration.store.server.ts';
import { getImageKey } from './media.contract.ts';
import { selectImageSize } from './media.store.server.ts';

/** Returns the pictures of the public pages by position; positions without a picture are absent. */
export async function readIllustrations(): Promise<Illustrations> {
  const pictures = await selectPictures();
  return Object.fromEntries(
    pictures.map(({ name, image, alt, is_neutral: isNeutral }) => [name, { image, alt, isNeutral }]),
  );
}

/** A mark of the company with the size of its file in pixels, or in units of the drawing. */
export interface Mark {
  key: string;
  image: string;
  width: number;
  height: number;
}

export interface Marks {
  /** Logo for light ground, and for dark ground. */
  light?: Mark | undefined;
  dark?: Mark | undefined;
  icon?: Mark | undefined;
}

async function readMark(name: string): Promise<Mark | undefined> {
  const image = (await selectPicture(name))?.image ?? '';
  const key = getImageKey(image);
  const size = key === undefined ? undefined : await selectImageSize(key);
  return key === undefined || size === undefined ? undefined : { key, image, ...size };
}

/** Returns the logos and the icon that the company has placed. */
export async function readMarks(): Promise<Marks> {
  return { light: await readMark(LOGO), dark: await readMark(LOGO_ON_DARK), icon: await readMark(ICON) };
}
