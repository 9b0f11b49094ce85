import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AUTH_TEXTS } from '../auth.texts.ts';

interface SecondFactorFormProps {
  /** Returns the error message to show, or null on success. */
  onCode: (code: string) => Promise<string | null>;
  onStartAgain: () => void;
}

const TELEPHONE = {
  intro: AUTH_TEXTS.codeIntro,
  label: AUTH_TEXTS.code,
  other: AUTH_TEXTS.useRecovery,
  field: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
} as const;
const RECOVERY = {
  intro: AUTH_TEXTS.recoveryIntro,
  label: AUTH_TEXTS.recovery,
  other: AUTH_TEXTS.useTelephone,
  field: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
} as const;

/** Second step of a sign-in: the code from the phone, or a recovery code. */
export function SecondFactorForm({ onCode, onStartAgain }: SecondFactorFormProps) {
  const [kind, setKind] = useState<typeof TELEPHONE | typeof RECOVERY>(TELEPHONE);
  const [refusal, setRefusal] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=code]');
    const code = field?.value.trim() ?? '';
    setRefusal(undefined);
    if (code !== '') {
      setSubmitting(true);
      const sentence = await onCode(code);
      setSubmitting(false);
      if (sentence === null) return;
      setRefusal(sentence);
    } else setRefusal(AUTH_TEXTS.codeMissing);
    field?.focus();
    field?.select();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} onInput={() => setRefusal(undefined)}>
      <Stack gap="md">
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <Text size="sm">{kind.intro}</Text>
        <TextInput
          key={kind.label}
          name="code"
          label={kind.label}
          autoFocus
          required
          withAsterisk={false}
          {...kind.field}
        />
        <Button type="submit" size="md" fullWidth disabled={isSubmitting}>
          {isSubmitting ? AUTH_TEXTS.codeSubmitting : AUTH_TEXTS.codeSubmit}
        </Button>
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            setRefusal(undefined);
            setKind(kind === TELEPHONE ? RECOVERY : TELEPHONE);
          }}
        >
          {kind.other}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onStartAgain}>
          {AUTH_TEXTS.startAgain}
        </Anchor>
      </Stack>
    </form>
  );
}
