import { Button, Loader, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { loadPicture } from '../http/request.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';
import { isSignedOut, toFailure } from './failure-sentence.ts';
import classes from './image-field.module.css';
import { type LibraryPicture, PictureLibrary } from './known-pictures.ts';
import { showFailure } from './toasts.tsx';

const { image: TEXTS } = ADMIN_TEXTS;

/** Button that takes a picture of the site again, as a copy: a record that loses its own then takes none from another. */
export function LibraryButton({ onPick }: { onPick: (file: File) => Promise<void> }) {
  const read = useContext(PictureLibrary);
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [isOpen, setOpen] = useState(false);
  if (read === undefined) return null;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setOpen(false);
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.libraryError, error));
    }
  };
  const open = (): Promise<void> =>
    attempt(async () => {
      setOpen(true);
      setPictures(await read());
    });
  const pick = ({ image }: LibraryPicture): Promise<void> =>
    attempt(async () => {
      await onPick(await loadPicture(image));
      setOpen(false);
    });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconPhotoSearch size={14} aria-hidden />}
        onClick={() => void open()}
      >
        {TEXTS.library}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={TEXTS.libraryTitle} size="wide" isOnTop>
        {pictures === undefined && <Loader size="sm" />}
        {pictures?.length === 0 && <Text c="dimmed">{TEXTS.libraryEmpty}</Text>}
        <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="xs">
          {pictures?.map((picture, place) => (
            <UnstyledButton key={picture.image} onClick={() => void pick(picture)}>
              <img
                src={picture.preview}
                alt={fill(TEXTS.libraryPicture, {
                  place: place + 1,
                  count: pictures.length,
                  width: picture.width,
                  height: picture.height,
                })}
                className={classes.choice}
                loading="lazy"
                decoding="async"
              />
            </UnstyledButton>
          ))}
        </SimpleGrid>
      </Dialog>
    </>
  );
}
