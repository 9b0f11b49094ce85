import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialog, NOT_FOR_OTHERS } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { RECENT_SIGN_IN_TEXTS as TEXTS } from '#src/ui/http/recent-sign-in.texts.ts';
import { confirmSignIn, hasSecondFactor, storedAdmin } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { OpenidProof } from './openid-proof.tsx';

function useProof(onConfirmed: () => void) {
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending || typed === '') return;
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=proof]');
    setSending(true);
    try {
      await confirmSignIn(kind === 'password' ? { password: typed } : { code: typed });
      onConfirmed();
    } catch (error) {
      setSending(false);
      if (isSignedOut(error)) return;
      setRefusal(toFailure(TEXTS.failure, error));
      field?.focus();
      field?.select();
    }
  };
  const field = {
    name: 'proof',
    value: typed,
    error: refusal,
    'data-autofocus': true,
    ...NOT_FOR_OTHERS,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }): void => {
      setTyped(value);
      setRefusal(undefined);
    },
  };
  const swap = (): void => {
    setKind(kind === 'password' ? 'code' : 'password');
    setTyped('');
    setRefusal(undefined);
  };
  return { kind, field, isSending, isEmpty: typed === '', submit, swap };
}

function ProofForm({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { kind, field, isSending, isEmpty, submit, swap } = useProof(() => onAnswer(true));
  const [offersCode, setOffersCode] = useState(false);
  useEffect(() => {
    // If the request fails, the password field stays.
    void hasSecondFactor().then(setOffersCode, () => undefined);
  }, []);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">{TEXTS.text}</Text>
        <input type="hidden" name="username" autoComplete="username" value={storedAdmin()?.email ?? ''} readOnly />
        {kind === 'password' ? (
          <PasswordInput
            label={TEXTS.password}
            autoComplete="current-password"
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword, ...NOT_FOR_OTHERS }}
            {...field}
          />
        ) : (
          <TextInput
            key="code"
            label={TEXTS.code}
            description={TEXTS.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
            {...field}
          />
        )}
        {offersCode && (
          <Anchor component="button" type="button" size="sm" onClick={swap} {...NOT_FOR_OTHERS}>
            {kind === 'password' ? TEXTS.useCode : TEXTS.usePassword}
          </Anchor>
        )}
        <OpenidProof onConfirmed={() => onAnswer(true)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)} {...NOT_FOR_OTHERS}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" loading={isSending} disabled={isEmpty} {...NOT_FOR_OTHERS}>
            {TEXTS.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Dialog that asks for the password or a code again, above a dialog that is already open. */
export function ProofDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  return (
    <Dialog isOpen isOnTop onClose={() => onAnswer(false)} title={TEXTS.title} closesOutside={false}>
      <ProofForm onAnswer={onAnswer} />
    </Dialog>
  );
}
