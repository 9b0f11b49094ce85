import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { disableTwoFactor, renewRecoveryCodes } from '../../profile.client.ts';
import { PROFILE_TEXTS } from '../../profile.texts.ts';
import { Card } from './card.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import type { TabProps } from './tab-props.ts';

const { twoFactor: TEXTS } = PROFILE_TEXTS;

type Open = 'enrol' | 'disable' | 'renew' | null;

function codesLeft(count: number): string {
  if (count === 0) return TEXTS.leftNone;
  return count === 1 ? TEXTS.leftOne : fill(TEXTS.left, { count });
}

function Buttons({ isOn, onOpen }: { isOn: boolean; onOpen: (open: Open) => void }) {
  if (!isOn) return <Button onClick={() => onOpen('enrol')}>{TEXTS.enable}</Button>;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => onOpen('renew')}>
        {TEXTS.renew}
      </Button>
      <Button variant="light" color="red" onClick={() => onOpen('disable')}>
        {TEXTS.disable}
      </Button>
    </Group>
  );
}

/** Card of the second factor: set-up, recovery codes, switching off. */
export function TwoFactorCard({ own: { user, two_factor, reminders }, reload }: TabProps) {
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[]>();
  const { enabled, enabled_at, recovery_codes_left, required } = two_factor;
  const close = (): void => setOpen(null);
  const show = async (fresh: string[]): Promise<void> => {
    close();
    setCodes(fresh);
  };
  const hide = (): void => {
    setCodes(undefined);
    // Restarts all requests that were refused until now: notification bell, live updates.
    if (reminders.must_enrol) window.location.reload();
    else void reload();
  };
  return (
    <Card
      id="deux-facteurs"
      title={TEXTS.title}
      end={<StatusBadge status={enabled ? 'active' : 'inactive'}>{enabled ? TEXTS.on : TEXTS.off}</StatusBadge>}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{TEXTS.text}</Text>
        {enabled && enabled_at !== null && (
          <Text size="sm" c="dimmed">
            {fill(TEXTS.onSince, { date: formatDateTime(enabled_at) })} {codesLeft(recovery_codes_left)}
          </Text>
        )}
        <Buttons isOn={enabled} onOpen={setOpen} />
      </Stack>
      {open === 'enrol' && <EnrolDialog onClose={close} onEnabled={show} />}
      {open === 'renew' && (
        <PasswordDialog
          title={TEXTS.renew}
          text={TEXTS.renewText}
          submit={TEXTS.renew}
          failure={TEXTS.renewError}
          onClose={close}
          onPassword={async (password) => show((await renewRecoveryCodes(password)).recovery_codes)}
        />
      )}
      {open === 'disable' && (
        <PasswordDialog
          title={TEXTS.disableTitle}
          text={required ? TEXTS.disableRequired : TEXTS.disableText}
          submit={TEXTS.disable}
          failure={TEXTS.disableError}
          onClose={close}
          onPassword={async (password) => {
            await disableTwoFactor(password);
            close();
            showSuccess(TEXTS.disabled);
            await reload();
          }}
        />
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} email={user.email} onClose={hide} />}
    </Card>
  );
}
