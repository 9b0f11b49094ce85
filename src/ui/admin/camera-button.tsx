import { Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { ADMIN_TEXTS } from './admin.texts.ts';

interface CameraButtonProps {
  /** The front camera, for a portrait of oneself. */
  isPortrait?: boolean;
  isDisabled?: boolean;
  onTake: (photo: File | null) => void;
}

/** Opens the camera of a phone or tablet, beside the choice of a file; not shown where there is none to hold. */
export function CameraButton({ isPortrait = false, isDisabled = false, onTake }: CameraButtonProps) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  if (!isTouch) return null;
  return (
    <FileButton accept="image/*" capture={isPortrait ? 'user' : 'environment'} onChange={onTake}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          size="xs"
          disabled={isDisabled}
          leftSection={<IconCamera size={16} aria-hidden />}
        >
          {ADMIN_TEXTS.image.takePhoto}
        </Button>
      )}
    </FileButton>
  );
}
