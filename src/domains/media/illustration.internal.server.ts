import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { ICON, type Illustrations, LOGO, LOGO_ON_DARK } from './illustration.contract.ts';
import { deletePicture, selectPictures } from './illustration.store.server.ts';
import { getImageKey } from './media.contract.ts';
import { releaseImage } from './media.internal.server.ts';
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

async function toMark(image = ''): Promise<Mark | undefined> {
  const key = getImageKey(image);
  const size = key === undefined ? undefined : await selectImageSize(key);
  return key === undefined || size === undefined ? undefined : { key, image, ...size };
}

/** Returns the logos and the icon that the company has placed. */
export async function readMarks(): Promise<Marks> {
  const images = new Map((await selectPictures()).map(({ name, image }) => [name, image]));
  return {
    light: await toMark(images.get(LOGO)),
    dark: await toMark(images.get(LOGO_ON_DARK)),
    icon: await toMark(images.get(ICON)),
  };
}

/** Empties a position of the public pages; false when it has no picture. */
export const eraseIllustration = ({ name }: { name: string }): Promise<boolean> =>
  transaction(async () => {
    const picture = await deletePicture(name);
    if (picture === undefined) return false;
    await releaseImage(picture.image);
    await publish('content', { what: 'illustrations' });
    return true;
  });
