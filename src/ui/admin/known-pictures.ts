import { createContext } from 'react';

export interface LibraryPicture {
  image: string;
  preview: string;
  width: number;
  height: number;
}

/** Reads the pictures that were stored before; without it, fields offer none. */
export const PictureLibrary = createContext<(() => Promise<LibraryPicture[]>) | undefined>(undefined);
