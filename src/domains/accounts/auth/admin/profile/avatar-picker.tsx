import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { getImageKey, IMAGE_MAX_BYTES, imagePath } from '#src/domains/media/media.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { CameraButton } from '#src/ui/admin/camera-button.tsx';
import { readAsDataUrl } from '#src/ui/admin/picture-file.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { removeAvatar, sendAvatar } from '../../profile.client.ts';
import { PROFILE_TEXTS } from '../../profile.texts.ts';
import type { TabProps } from './tab-props.ts';

const { avatar: TEXTS } = PROFILE_TEXTS;

/** Shows the profile picture and lets the user change it. */
export function AvatarPicker({ own: { user, profile }, reload }: TabProps) {
  const { isBusy, attempt } = useAttempt(reload);
  const [refusal, setRefusal] = useState<string>();
  const key = getImageKey(profile.avatar);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (await attempt(act, TEXTS.error)) showSuccess(PROFILE_TEXTS.saved);
  };
  const take = async (file: File | null): Promise<void> => {
    if (file === null) return;
    if (!file.type.startsWith('image/')) return setRefusal(TEXTS.notImage);
    if (file.size > IMAGE_MAX_BYTES) return setRefusal(TEXTS.tooLarge);
    setRefusal(undefined);
    await run(async () => sendAvatar(await readAsDataUrl(file)));
  };
  return (
    <Group wrap="nowrap">
      <Avatar
        src={key === undefined ? null : imagePath(key, 400)}
        alt={fill(TEXTS.alt, { name: user.name })}
        name={user.name}
        color="initials"
        size={88}
      />
      <Stack gap={4} align="flex-start">
        <FileButton accept="image/*" onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} variant="default" size="xs" loading={isBusy}>
              {TEXTS.change}
            </Button>
          )}
        </FileButton>
        <CameraButton isPortrait isDisabled={isBusy} onTake={(file) => void take(file)} />
        {key !== undefined && (
          <Button
            variant="subtle"
            color="red"
            size="compact-xs"
            disabled={isBusy}
            onClick={() => void run(removeAvatar)}
          >
            {TEXTS.remove}
          </Button>
        )}
        {refusal && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {refusal}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
