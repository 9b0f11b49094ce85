import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import type { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { openZip, type ZipFile } from '#src/platform/archive/zip-read.server.ts';
import { getImageType } from '#src/platform/images/image-type.server.ts';
import { getHash, type PictureFiles } from './bundle-pictures.internal.server.ts';
import { ZIP_LIMITS } from './site-archive.internal.server.ts';
import { pictureFile } from './site-bundle.rules.ts';

const FOLDER = '/uploads/';
/** Sizes that WordPress adds to the names of smaller copies: "toit-300x200.jpg". */
const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w+$)/;

/** Pictures of the folder wp-content/uploads, packed by the owner. */
export interface Uploads extends PictureFiles {
  /** Returns the file of a picture of the old site, by its address. */
  find: (address: string) => string | undefined;
  close: () => Promise<void>;
}

const NONE: Uploads = {
  find: () => undefined,
  has: () => false,
  read: async () => new Uint8Array(),
  close: async () => undefined,
};

const toPlace = (address: string): string => {
  const at = address.lastIndexOf(FOLDER);
  return at < 0 ? '' : address.slice(at + FOLDER.length).replace(/[?#].*$/s, '');
};

async function readNames(
  zip: ZipFile,
  places: ReadonlySet<string>,
): Promise<Map<string, [name: string, file: string]>> {
  const found = new Map<string, [string, string]>();
  for (const [name, { size }] of zip.entries) {
    const place = toPlace(`/uploads/${name}`);
    if (!places.has(place) || size > IMAGE_MAX_BYTES) continue;
    const bytes = await zip.read(name, IMAGE_MAX_BYTES);
    const type = getImageType(bytes);
    if (type !== undefined) found.set(place, [name, pictureFile(getHash(bytes), `image/${type}`)]);
  }
  return found;
}

/** Opens the packed folder and reads the pictures at these addresses; nothing is requested from the old site. */
export async function openUploads(upload: UploadedFile | undefined, addresses: readonly string[]): Promise<Uploads> {
  if (upload === undefined) return NONE;
  const zip = await openZip(upload.path, ZIP_LIMITS);
  try {
    const places = addresses.flatMap((address) => [toPlace(address), toPlace(address).replace(SIZE, '')]);
    const found = await readNames(zip, new Set(places.filter(Boolean)));
    const names = new Map([...found.values()].map(([name, file]) => [file, name]));
    return {
      find: (address) => {
        const place = toPlace(address);
        return (found.get(place.replace(SIZE, '')) ?? found.get(place))?.[1];
      },
      has: (file) => names.has(file),
      read: (file) => zip.read(names.get(file) ?? '', IMAGE_MAX_BYTES),
      close: () => zip.close(),
    };
  } catch (error) {
    await zip.close();
    throw error;
  }
}
