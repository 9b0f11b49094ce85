import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useState } from 'react';
import { CROP_MIN, IMAGE_MAX_BYTES, type PictureCrop } from '#src/domains/media/media.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { DeferredCropDialog } from '#src/ui/admin/deferred-crop-dialog.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { PICTURE_ALT_MAX, writePicture } from '../article.views.ts';
import { uploadPicture } from '../blog.client.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';

interface PictureInsertProps {
  onClose: () => void;
  onInsert: (line: string) => void;
}

/** Dialog that stores a picture with its words and returns its line in the text. */
export function PictureInsert({ onClose, onInsert }: PictureInsertProps) {
  const [image, setImage] = useState('');
  const [crop, setCrop] = useState<PictureCrop | null>(null);
  const [isCropping, setCropping] = useState(false);
  const [alt, setAlt] = useState('');
  const [isSending, setSending] = useState(false);
  const insert = async (): Promise<void> => {
    setSending(true);
    try {
      onInsert(writePicture(await uploadPicture(image, crop), alt));
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.picture.error, error));
      setSending(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.marks.picture} closesOutside={false}>
      <Stack gap="sm">
        <ImageField
          label={TEXTS.fields.image}
          value={image}
          maxBytes={IMAGE_MAX_BYTES}
          isRequired
          isCroppable={false}
          onChange={(chosen) => {
            setImage(chosen);
            setCrop(null);
          }}
        />
        {image !== '' && (
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCrop size={14} aria-hidden />}
              onClick={() => setCropping(true)}
            >
              {ADMIN_TEXTS.crop.open}
            </Button>
            {crop && <Text size="xs">{fill(TEXTS.picture.cropped, { ...crop })}</Text>}
          </Group>
        )}
        {isCropping && (
          <DeferredCropDialog
            source={image}
            crop={crop}
            least={CROP_MIN}
            isBusy={false}
            onClose={() => setCropping(false)}
            onApply={(part) => {
              setCrop(part);
              setCropping(false);
            }}
          />
        )}
        <TextInput
          label={TEXTS.fields.imageAlt}
          description={TEXTS.fields.imageAltHint}
          maxLength={PICTURE_ALT_MAX}
          withAsterisk
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {TEXTS.picture.cancel}
          </Button>
          <Button loading={isSending} disabled={image === '' || alt.trim() === ''} onClick={() => void insert()}>
            {TEXTS.picture.insert}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
