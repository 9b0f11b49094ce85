import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';

/** Password field for a change of address: with a stolen session alone nobody can take over the account. */
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
