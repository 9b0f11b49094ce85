import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { fill } from '#src/kernel/text.ts';
import { NOTIFICATION_TEXTS } from '../notification.texts.ts';
import { type AlertChoice, useAlertChoice } from './use-alert-choice.ts';

const { push: TEXTS } = NOTIFICATION_TEXTS;

function ThisDevice({ choice }: { choice: AlertChoice }) {
  const { permission, canPush, isOn, isBusy } = choice;
  const button = { variant: 'light', size: 'compact-sm', loading: isBusy } as const;
  if (permission === 'unsupported') return null;
  if (permission === 'denied') return <Text size="xs">{TEXTS.refused}</Text>;
  if (permission === 'default') {
    return (
      <Button {...button} onClick={() => void choice.allow()}>
        {TEXTS.allow}
      </Button>
    );
  }
  return (
    <>
      <Text size="xs" c="dimmed" ta="center">
        {isOn ? TEXTS.on : TEXTS.onlyOpen}
      </Text>
      <Group gap="xs" justify="center">
        {isOn && (
          <>
            <Button {...button} onClick={() => void choice.test()}>
              {TEXTS.test}
            </Button>
            <Button {...button} variant="subtle" onClick={() => void choice.stop()}>
              {TEXTS.stop}
            </Button>
          </>
        )}
        {isOn === false && canPush && (
          <Button {...button} onClick={() => void choice.allow()}>
            {TEXTS.addDistant}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Shows whether this device receives alerts, by its owner's consent, and the other devices. */
export function AlertChoiceFoot() {
  const choice = useAlertChoice();
  const { others } = choice;
  return (
    <Stack gap="xs" align="center">
      <ThisDevice choice={choice} />
      {others.length > 0 && (
        <Stack gap={4} w="100%" component="section" aria-label={TEXTS.others}>
          <Text size="xs" fw={600}>
            {TEXTS.others}
          </Text>
          {others.map(({ id, user_agent, created_at }) => (
            <Group key={id} justify="space-between" wrap="nowrap" gap="xs">
              <Text size="xs">
                {deviceName(user_agent)}{' '}
                <Text span inherit c="dimmed">
                  {fill(TEXTS.since, { date: formatLongDate(created_at) })}
                </Text>
              </Text>
              <ActionIcon
                size="md"
                aria-label={fill(TEXTS.remove, { name: deviceName(user_agent) })}
                onClick={() => void choice.remove(id)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
