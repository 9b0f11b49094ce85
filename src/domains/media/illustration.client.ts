import { z } from 'zod';
import { callApi } from '#src/ui/http/api-client.ts';
import { getForm, isNewPicture, uploadForm } from '#src/ui/http/upload.ts';
import { LibraryPicture, PlacedIllustration } from './illustration.contract.ts';

const PATH = '/admin/illustrations';

export const fetchIllustrations = (): Promise<PlacedIllustration[]> => callApi(PATH, z.array(PlacedIllustration));

/** Picture for a position: a data URL or an address, or a neutral one by its name. */
export interface Choice {
  image?: string;
  neutral?: string;
  alt: string;
}

/** Replaces a picture: sent as a form when it is new. */
export const placeIllustration = (name: string, choice: Choice): Promise<PlacedIllustration> =>
  isNewPicture(choice.image)
    ? uploadForm(`${PATH}/${name}`, PlacedIllustration, getForm({ ...choice }), { method: 'PUT' })
    : callApi(`${PATH}/${name}`, PlacedIllustration, { method: 'PUT', body: choice });

export const restoreIllustration = (name: string): Promise<PlacedIllustration> =>
  callApi(`${PATH}/${name}`, PlacedIllustration, { method: 'DELETE' });

export const fetchLibrary = (): Promise<LibraryPicture[]> => callApi('/admin/pictures', z.array(LibraryPicture));
