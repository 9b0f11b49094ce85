import { Button, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { WEEKDAYS } from '../hours.contract.ts';
import { HOURS_SCREEN_TEXTS as TEXTS } from '../hours-screen.texts.ts';
import type { SettingsForm } from './use-settings-form.ts';

const WORKDAYS = WEEKDAYS.slice(1, 5);
const OTHER_DAYS = WEEKDAYS.slice(1);

/** Copies Monday's spans to the other days, because most weeks are regular. */
export function CopyMonday({ listState: list }: { listState: SettingsForm }) {
  const copyTo = (days: readonly string[]): void => {
    for (const day of days) list.change('hours', day, list.getValue('hours', 'monday'));
  };
  return (
    <Group gap="xs" mt="xs">
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyTo(WORKDAYS)}>
        {TEXTS.copy}
      </Button>
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyTo(OTHER_DAYS)}>
        {TEXTS.copyAll}
      </Button>
      <Text size="sm" c="dimmed">
        {TEXTS.midnight}
      </Text>
    </Group>
  );
}
