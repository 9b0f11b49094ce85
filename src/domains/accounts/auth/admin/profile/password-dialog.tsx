import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { PROFILE_TEXTS } from '../../profile.texts.ts';

interface PasswordDialogProps {
  title: string;
  text: string;
  submit: string;
  /** Failed action, shown before the server's reason. */
  failure: string;
  onClose: () => void;
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password again before a change that affects the account's security. */
export function PasswordDialog({ title, text, submit, failure, onClose, onPassword }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    try {
      await onPassword(password);
    } catch (error) {
      if (!isSignedOut(error)) setRefusal(toFailure(failure, error));
      setSending(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} closesOutside={false}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <PasswordInput
            label={PROFILE_TEXTS.twoFactor.password}
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={refusal}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setRefusal(undefined);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ADMIN_TEXTS.cancel}
            </Button>
            <Button type="submit" color="red" loading={isSending} disabled={password === ''}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
