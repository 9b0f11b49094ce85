import { Button, Slider, Stack, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useState } from 'react';
import { CROP_MIN, IMAGE_MAX_BYTES, type PictureCrop } from '#src/domains/media/media.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { DeferredCropDialog } from '#src/ui/admin/deferred-crop-dialog.tsx';
import { TextField } from '#src/ui/admin/document/text-field.tsx';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { cropPicture, uploadPicture } from '../page.client.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { FOCUS_STEPS, NO_PICTURE, type SectionPicture } from '../section-fields.contract.ts';

const { fields: TEXTS } = PAGE_EDITOR_TEXTS;
const ALT_MAX = 300;
const ILLUSTRATION = 'illustration:';
const STORED = '/media/';

interface PictureFieldProps {
  label: string;
  value: SectionPicture;
  /** The words of the picture are the first thing to type. */
  asksWords?: boolean;
  getError: (name: string) => string | undefined;
  onChange: (value: SectionPicture) => void;
}

/** Picture of a section: chosen, dropped or pasted, with its words and the point that stays visible. */
export function PictureField({ label, value, asksWords, getError, onChange }: PictureFieldProps) {
  const isIllustration = value.image.startsWith(ILLUSTRATION);
  const take = async (dataUrl: string): Promise<void> => {
    if (dataUrl === '') return onChange(NO_PICTURE);
    try {
      onChange({ ...NO_PICTURE, alt: isIllustration ? '' : value.alt, image: await uploadPicture(dataUrl) });
    } catch (error) {
      showFailure(toFailure(TEXTS.uploadError, error));
    }
  };
  return (
    <Stack gap="xs">
      <ImageField
        label={label}
        value={isIllustration ? '' : value.image}
        maxBytes={IMAGE_MAX_BYTES}
        error={getError('image')}
        isCroppable={false}
        onChange={(image) => void take(image)}
      />
      {value.image.startsWith(STORED) && <CropButton value={value} onChange={onChange} />}
      {isIllustration && (
        <Text size="sm" c="dimmed">
          {fill(TEXTS.illustration, { name: value.image.slice(ILLUSTRATION.length) })}
        </Text>
      )}
      {value.image !== '' && (
        <>
          <TextField
            label={SECTION_TEXTS.alt}
            value={value.alt}
            max={ALT_MAX}
            isRequired={!isIllustration}
            isFirst={asksWords === true}
            hint={TEXTS.altHint}
            error={getError('alt')}
            onChange={(alt) => onChange({ ...value, alt })}
          />
          {(['focusX', 'focusY'] as const).map((axis) => (
            <Stack key={axis} gap={4} pb="sm">
              <Text size="sm" fw={500}>
                {TEXTS[axis]}
              </Text>
              <Slider
                thumbLabel={`${label} : ${TEXTS[axis]}`}
                min={0}
                max={FOCUS_STEPS}
                value={value[axis]}
                onChange={(step) => onChange({ ...value, [axis]: step })}
              />
            </Stack>
          ))}
        </>
      )}
    </Stack>
  );
}

/** Opens the choice of the part that is kept; the whole picture stays stored beside it. */
function CropButton({ value, onChange }: Pick<PictureFieldProps, 'value' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const source = value.source || value.image;
  const apply = async (crop: PictureCrop | null): Promise<void> => {
    setBusy(true);
    try {
      const image = crop === null ? source : await cropPicture(source, crop);
      onChange({ ...value, image, crop, source: crop === null ? '' : source });
      setOpen(false);
    } catch (error) {
      showFailure(toFailure(TEXTS.cropError, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<IconCrop size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {ADMIN_TEXTS.crop.open}
      </Button>
      {isOpen && (
        <DeferredCropDialog
          source={source}
          crop={value.crop}
          least={CROP_MIN}
          isBusy={isBusy}
          onClose={() => setOpen(false)}
          onApply={(crop) => void apply(crop)}
        />
      )}
    </>
  );
}
