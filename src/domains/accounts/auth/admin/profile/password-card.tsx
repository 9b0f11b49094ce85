import { Alert, Button, Group, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PASSWORD_MAX } from '#src/domains/accounts/users/user.contract.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { changePassword } from '../../profile.client.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { PasswordMeter } from '../../ui/password-meter/password-meter.tsx';
import { Card } from './card.tsx';
import type { TabProps } from './tab-props.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
type Fields = typeof EMPTY;
type Errors = Partial<Record<keyof Fields | 'form', string>>;

function usePasswordChange(reload: () => Promise<void>) {
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (fields.password !== fields.password_confirmation) {
      return setErrors({ password_confirmation: TEXTS.mismatch });
    }
    setSending(true);
    setErrors({});
    try {
      await changePassword(fields);
      setFields(EMPTY);
      showSuccess(TEXTS.passwordChanged);
      await reload();
    } catch (error) {
      if (isSignedOut(error)) return;
      const result = error instanceof ApiError ? Object.entries(error.fields) : [];
      const byField = Object.fromEntries(result.map(([name, [sentence = '']]) => [name, sentence]));
      setErrors(result.length > 0 ? byField : { form: toFailure(TEXTS.passwordError, error) });
    } finally {
      setSending(false);
    }
  };
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: errors[name],
    maxLength: name === 'current_password' ? 1_000 : PASSWORD_MAX,
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': AUTH_TEXTS.showPassword },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setFields((known) => ({ ...known, [name]: value }));
      setErrors({});
    },
  });
  return { fields, errors, isSending, submit, field };
}

/** Form for a new password, with the current one. */
export function PasswordCard({ own, reload }: TabProps) {
  const { fields, errors, isSending, submit, field } = usePasswordChange(reload);
  const isFilled = Object.values(fields).every((value) => value !== '');
  return (
    <Card id="mot-de-passe" title={TEXTS.passwordTitle}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {own.reminders.strength_due && <Alert color="orange">{AUTH_TEXTS.weakPassword}</Alert>}
          {own.reminders.renewal_due && (
            <Alert color="orange">{fill(TEXTS.renewalDue, { days: own.renewal_days })}</Alert>
          )}
          {errors.form && (
            <Alert color="red" role="alert">
              {errors.form}
            </Alert>
          )}
          <Text size="sm" c="dimmed">
            {fill(TEXTS.passwordAge, { date: formatDateTime(own.chosen_at) })}
          </Text>
          <input type="hidden" name="username" autoComplete="username" value={own.user.email} readOnly />
          <SimpleGrid cols={{ base: 1, md: 3 }}>
            <PasswordInput label={TEXTS.current} autoComplete="current-password" {...field('current_password')} />
            <Stack gap={6}>
              <PasswordInput label={TEXTS.next} autoComplete="new-password" {...field('password')} />
              <PasswordMeter password={fields.password} person={own.user} ownerRole={own.user.role} />
            </Stack>
            <PasswordInput label={TEXTS.confirmation} autoComplete="new-password" {...field('password_confirmation')} />
          </SimpleGrid>
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {TEXTS.nextHint}
            </Text>
            <Button type="submit" loading={isSending} disabled={!isFilled}>
              {TEXTS.changePassword}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
