import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { showDatesIn } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { Reminders } from '../auth.contract.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { fetchProfile } from '../own-profile.client.ts';
import { ENROLMENT } from '../session.views.ts';

const PUT_OFF = 'renewal-put-off';

function toSentence(reminders: Reminders, days: number): string | undefined {
  if (reminders.strength_due) return AUTH_TEXTS.weakPassword;
  return reminders.renewal_due ? fill(AUTH_TEXTS.renewalDue, { days }) : undefined;
}

/** Reminds staff of a weak or old password until dismissed for this visit, and sets the user's time zone for dates. */
export function AccountNotices() {
  const [reminder, setReminder] = useState<string>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isCurrent = true;
    fetchProfile()
      .then(({ reminders, renewal_days, profile }) => {
        if (!isCurrent) return;
        if (sessionStorage.getItem(PUT_OFF) === null) setReminder(toSentence(reminders, renewal_days));
        if (showDatesIn(profile.timezone)) void revalidate();
      })
      // Screens themselves report that the server does not respond.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [revalidate]);
  if (reminder === undefined) return null;
  const putOff = (): void => {
    sessionStorage.setItem(PUT_OFF, '1');
    setReminder(undefined);
  };
  return (
    <Alert color="orange" mb="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{reminder}</Text>
        <Group gap="sm">
          <Anchor component={Link} to={`${ENROLMENT}#mot-de-passe`} size="sm">
            {AUTH_TEXTS.renew}
          </Anchor>
          <Button variant="default" size="compact-sm" onClick={putOff}>
            {AUTH_TEXTS.later}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
