import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { href } from '#src/kernel/href.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { useHydrated } from '#src/ui/admin/use-hydrated.ts';
import { Credentials } from '../auth.contract.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';

const LoginFields = Credentials.extend({ email: z.string().trim().min(1).pipe(Email) });

type Fields = z.output<typeof LoginFields>;
type Errors = Partial<Record<keyof Fields | 'form', string>>;

interface AdminLoginFormProps {
  /** Returns the error text to show after a failure. */
  onSignIn: (fields: Fields) => Promise<string | null>;
}

/** Returns the errors, and focuses the first invalid field in the order of the form. */
function getErrors(form: HTMLFormElement, error: z.ZodError): Errors {
  const { fields = {} } = toRefusal(error);
  const names = ['email', 'password'] as const;
  const first = names.find((name) => fields[name] !== undefined);
  form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  return Object.fromEntries(names.flatMap((name) => (fields[name]?.[0] ? [[name, fields[name][0]]] : [])));
}

function useLogin(onSignIn: AdminLoginFormProps['onSignIn']) {
  const [errors, setErrors] = useState<Errors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = LoginFields.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) return setErrors(getErrors(form, parsed.error));
    setErrors({});
    setSubmitting(true);
    const refusal = await onSignIn(parsed.data);
    setSubmitting(false);
    if (refusal !== null) setErrors({ form: refusal });
  };
  return { errors, isSubmitting, submit, clear: () => setErrors({}) };
}

/** Form for an administrator's email address and password. */
export function AdminLoginForm({ onSignIn }: AdminLoginFormProps) {
  const { errors, isSubmitting, submit, clear } = useLogin(onSignIn);
  const [hasCapsLock, setCapsLock] = useState(false);
  const isReady = useHydrated();
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    // Without `post`, submitting before the script has loaded would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} onInput={clear}>
      <Stack gap="md">
        {errors.form && (
          <Alert color="red" role="alert">
            {errors.form}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={AUTH_TEXTS.email}
          autoComplete="username"
          inputMode="email"
          autoFocus
          required
          withAsterisk={false}
          error={errors.email}
        />
        <PasswordInput
          name="password"
          label={AUTH_TEXTS.password}
          description={AUTH_TEXTS.passwordHint}
          autoComplete="current-password"
          required
          withAsterisk={false}
          error={errors.password}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
          onKeyUp={watchCapsLock}
          onKeyDown={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <Text role="status" size="sm" fw={600} display={hasCapsLock ? 'block' : 'none'}>
          {hasCapsLock && AUTH_TEXTS.capsLock}
        </Text>
        <Button type="submit" size="md" fullWidth disabled={!isReady || isSubmitting}>
          {isSubmitting ? AUTH_TEXTS.submitting : AUTH_TEXTS.submit}
        </Button>
        <Anchor href={href('/mot-de-passe-oublie')} size="sm" ta="center">
          {AUTH_TEXTS.forgotten}
        </Anchor>
      </Stack>
    </form>
  );
}
