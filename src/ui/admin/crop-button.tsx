import { Button } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useState } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { Crop } from './crop-dialog.tsx';
import { DeferredCropDialog } from './deferred-crop-dialog.tsx';
import { toFailure } from './failure-sentence.ts';
import { showFailure } from './toasts.tsx';

const { crop: TEXTS } = ADMIN_TEXTS;

/** Smallest side of a kept part, in per cent. */
const LEAST = 5;
const QUALITY = 0.92;

/** Returns the address of the stored original of a picture; a data URL stays as it is. */
const toOriginal = (image: string): string => image.replace(/^(\/media\/[^/]+)-\d+\.webp$/, '$1');

/** Returns a part of a picture as a data URL, in the size of the original. @throws when it cannot be read. */
async function cutOut(source: string, { left, top, right, bottom }: Crop): Promise<string> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const sheet = document.createElement('canvas');
  sheet.width = Math.max(1, Math.round(((right - left) * naturalWidth) / 100));
  sheet.height = Math.max(1, Math.round(((bottom - top) * naturalHeight) / 100));
  sheet
    .getContext('2d')
    ?.drawImage(picture, Math.round((-left * naturalWidth) / 100), Math.round((-top * naturalHeight) / 100));
  return sheet.toDataURL('image/webp', QUALITY);
}

interface CropButtonProps {
  /** Address or data URL of the picture of a field. */
  image: string;
  onCrop: (dataUrl: string) => void;
}

/** Button of a picture field that keeps a part of the picture, before it is stored. */
export function CropButton({ image, onCrop }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const source = toOriginal(image);
  const apply = async (crop: Crop | null): Promise<void> => {
    setBusy(true);
    try {
      if (crop !== null) onCrop(await cutOut(source, crop));
      setOpen(false);
    } catch (error) {
      showFailure(toFailure(TEXTS.error, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconCrop size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {TEXTS.open}
      </Button>
      {isOpen && (
        <DeferredCropDialog
          source={source}
          crop={null}
          least={LEAST}
          isBusy={isBusy}
          onClose={() => setOpen(false)}
          onApply={(crop) => void apply(crop)}
        />
      )}
    </>
  );
}
