import { Button, FileButton, Group, Image, Input, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { CameraButton } from './camera-button.tsx';
import { CropButton } from './crop-button.tsx';
import classes from './image-field.module.css';
import { readAsDataUrl, refusePicture } from './picture-file.ts';
import { LibraryButton } from './picture-library.tsx';

const { image: TEXTS } = ADMIN_TEXTS;
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const DRAWING = 'image/svg+xml';
/** Pictures of points, stored or chosen just now; an illustration of the product stays whole. */
const CROPPED = /^(?:data:image\/(?!svg)|\/media\/)/;

interface ImageFieldProps {
  label: string;
  description?: string;
  /** Address or data URL; empty without an image. */
  value: string;
  /** Maximum size of the file, in bytes. */
  maxBytes: number;
  error?: string | undefined;
  isRequired?: boolean;
  /** Whether an SVG is accepted too. */
  takesDrawings?: boolean;
  /** False where the picture is not cropped here. */
  isCroppable?: boolean;
  /** `isPart` when it is a part of the picture that was there. */
  onChange: (dataUrl: string, isPart?: boolean) => void;
}

/** Field for one image: selected, dropped or pasted, with a preview before it is sent. */
export function ImageField({
  label,
  description,
  value,
  maxBytes,
  error,
  isRequired,
  takesDrawings = false,
  isCroppable = !takesDrawings,
  onChange,
}: ImageFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    const reason = refusePicture(file, maxBytes);
    setRefusal(reason);
    if (reason === undefined) onChange(await readAsDataUrl(file));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description ?? TEXTS.hint}
      error={refusal ?? error}
      {...(isRequired ? { withAsterisk: true } : {})}
    >
      <Group
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes.zone ?? ''}
        data-over={isOver || undefined}
        tabIndex={0}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        {value === '' ? (
          <IconPhoto size={32} aria-hidden />
        ) : (
          <Image
            src={value}
            alt={TEXTS.preview}
            className={classes.preview ?? ''}
            data-whole={takesDrawings || undefined}
          />
        )}
        <Stack gap={4} align="flex-start">
          <FileButton accept={takesDrawings ? `${DRAWING},${TYPES}` : TYPES} onChange={(file) => void take(file)}>
            {(button) => (
              <Button {...button} variant="default" size="xs" id={id}>
                {value === '' ? TEXTS.choose : TEXTS.replace}
              </Button>
            )}
          </FileButton>
          <CameraButton onTake={(file) => void take(file)} />
          <LibraryButton onPick={take} />
          {isCroppable && CROPPED.test(value) && (
            <CropButton image={value} onCrop={(dataUrl) => onChange(dataUrl, true)} />
          )}
          {value !== '' && (
            <Button variant="subtle" color="red" size="compact-xs" onClick={() => onChange('')}>
              {TEXTS.drop}
            </Button>
          )}
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {value.startsWith('data:') ? TEXTS.preview : ''}
          </Text>
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
