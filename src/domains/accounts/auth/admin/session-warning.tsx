import { Alert, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useInterval, useWindowEvent } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { sessionSecondsLeft } from '#src/ui/http/session-clock.ts';
import { stayConnected } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { timeLeft, WARNING_SECONDS } from '../session.views.ts';
import classes from './session-warning.module.css';

/** Returns the seconds left shortly before the session ends, else null. Activity in other tabs counts too. */
function useLastSeconds(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useInterval(
    () => {
      const seconds = sessionSecondsLeft();
      setLeft(seconds !== null && seconds <= WARNING_SECONDS ? seconds : null);
    },
    1_000,
    { autoInvoke: true },
  );
  return left;
}

/** Warns two minutes before the session ends; any key or pointer press extends it. */
export function SessionWarning() {
  const left = useLastSeconds();
  const isAsking = useRef(false);
  const ask = async (): Promise<void> => {
    if (left === null || isAsking.current) return;
    isAsking.current = true;
    // A refusal redirects to the sign-in page by itself; without network the next key press tries again.
    await stayConnected().catch(() => undefined);
    isAsking.current = false;
  };
  useWindowEvent('keydown', () => void ask());
  useWindowEvent('pointerdown', () => void ask());
  if (left === null) return null;
  return (
    <>
      <VisuallyHidden role="alert">{AUTH_TEXTS.sessionEndsSoon}</VisuallyHidden>
      <Alert color="orange" icon={<IconClock aria-hidden />} className={classes.warning ?? ''}>
        <Group justify="space-between" gap="xs">
          <Stack gap={0}>
            <Text role="timer" fw={600} size="sm">
              {fill(AUTH_TEXTS.sessionEnds, { left: timeLeft(left) })}
            </Text>
            <Text size="sm">{AUTH_TEXTS.stayHint}</Text>
          </Stack>
          <Button size="xs" onClick={() => void ask()}>
            {AUTH_TEXTS.stay}
          </Button>
        </Group>
      </Alert>
    </>
  );
}
