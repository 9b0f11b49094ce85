import { ActionIcon, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { sendPhoto } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';

/** Sends a picture from this device. */
export function PhotoButton({ id, onSent }: { id: string; onSent: () => void }) {
  const [isSending, setSending] = useState(false);
  const reset = useRef<() => void>(null);
  const send = async (photo: File | null): Promise<void> => {
    if (photo === null) return;
    setSending(true);
    try {
      await sendPhoto(id, photo);
      onSent();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.photoRefused, error));
    } finally {
      setSending(false);
      reset.current?.();
    }
  };
  return (
    <FileButton accept="image/*" resetRef={reset} onChange={(photo) => void send(photo)}>
      {(props) => (
        <ActionIcon {...props} size={36} aria-label={TEXTS.attach} loading={isSending}>
          <IconPhoto size={20} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}
