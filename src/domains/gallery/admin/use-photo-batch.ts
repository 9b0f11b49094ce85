import { useEffect, useRef, useState } from 'react';
import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { addItem } from '../gallery.client.ts';
import { DEFAULT_CATEGORY } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';

/** Photo to be uploaded to the gallery. */
export interface BatchPhoto {
  key: number;
  file: File;
  /** Object URL of the file on this device. */
  url: string;
  title: string;
  category: string;
  image_alt: string;
  before: File | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Uploaded fraction, 0 to 1. */
  progress: number;
  failure?: string;
}

/** File names from cameras: not used as titles. */
const OF_A_CAMERA = /^(img|dsc[nf]?|pxl|photo|image|screenshot|capture|whatsapp|\d)/i;

export const isTaken = ({ type, size }: File): boolean => type.startsWith('image/') && size <= IMAGE_MAX_BYTES;

/** Returns a file's name as a title; empty for a camera's file name. */
export function getTitle({ name }: Pick<File, 'name'>): string {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return OF_A_CAMERA.test(words) ? '' : words.charAt(0).toUpperCase() + words.slice(1);
}

const getFields = ({ title, category, image_alt, file, before }: BatchPhoto, is_active: boolean) => ({
  title,
  category,
  image_alt,
  is_active,
  image: file,
  ...(before === null ? {} : { before_image: before }),
});

export interface PhotoBatchState {
  photos: BatchPhoto[];
  isSending: boolean;
  take: (files: readonly File[]) => void;
  change: (key: number, part: Partial<BatchPhoto>) => void;
  drop: (key: number) => void;
  /**
   * Uploads the waiting photos one after the other, each with its values at the time of its upload.
   * @returns how many were added, and how many are still to be sent.
   */
  send: (isActive: boolean) => Promise<{ added: number; left: number }>;
}

const isUnsent = ({ state }: BatchPhoto): boolean => state !== 'sent';

/** Manages several photos, each with its fields and progress. */
export function usePhotoBatch(): PhotoBatchState {
  const [photos, setPhotos] = useState<BatchPhoto[]>([]);
  /** Latest photos: an upload lasts longer than the render that began it. */
  const held = useRef(photos);
  const [isSending, setSending] = useState(false);
  const count = useRef(0);
  const urls = useRef<string[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      for (const url of urls.current) URL.revokeObjectURL(url);
    };
  }, []);

  const set = (next: BatchPhoto[]): void => {
    held.current = next;
    setPhotos(next);
  };
  const change = (key: number, part: Partial<BatchPhoto>): void =>
    set(held.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const take = (files: readonly File[]): void => {
    const taken = files.filter(isTaken).map((file): BatchPhoto => {
      count.current += 1;
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      const words = { title: getTitle(file), category: DEFAULT_CATEGORY, image_alt: '' };
      return { key: count.current, file, url, ...words, before: null, state: 'waiting', progress: 0 };
    });
    set([...held.current, ...taken]);
  };

  const sendOne = async (photo: BatchPhoto, isActive: boolean): Promise<boolean> => {
    const { key } = photo;
    change(key, { state: 'sending', progress: 0 });
    try {
      await addItem(getFields(photo, isActive), {
        onProgress: (progress) => change(key, { progress }),
        signal: leaving.current.signal,
      });
      change(key, { state: 'sent', progress: 1 });
      return true;
    } catch (error) {
      if (!isSignedOut(error)) change(key, { state: 'failed', failure: toFailure(TEXTS.addError, error) });
      return false;
    }
  };

  const send = async (isActive: boolean): Promise<{ added: number; left: number }> => {
    setSending(true);
    let added = 0;
    for (const { key } of held.current.filter(isUnsent)) {
      const photo = held.current.find((one) => one.key === key);
      if (photo !== undefined && (await sendOne(photo, isActive))) added += 1;
    }
    setSending(false);
    return { added, left: held.current.filter(isUnsent).length };
  };

  return {
    photos,
    isSending,
    take,
    change,
    drop: (key) => set(held.current.filter((photo) => photo.key !== key)),
    send,
  };
}
