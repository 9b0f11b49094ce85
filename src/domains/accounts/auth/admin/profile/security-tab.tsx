import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import type { TabProps } from './tab-props.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Tab for sign-in methods, security alerts and sessions. */
export function SecurityTab({ own, reload }: TabProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Stack>
      <PasswordCard own={own} reload={reload} />
      <TwoFactorCard own={own} reload={reload} />
      <PreferencesCard own={own} reload={reload} />
      <SessionsCard />
    </Stack>
  );
}
