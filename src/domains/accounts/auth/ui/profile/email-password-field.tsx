import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';

/** The password that comes with another address: a borrowed session must not be enough to take the account away. */
export function EmailPasswordField(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      label={TEXTS.emailPassword}
      description={TEXTS.emailPasswordHint}
      autoComplete="current-password"
      required
      maxLength={1_000}
      mt="md"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
      {...props}
    />
  );
}
