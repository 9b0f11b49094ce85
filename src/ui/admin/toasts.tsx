import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Milliseconds during which an action can be undone. */
export const UNDO_MS = 8_000;
const SHORT_MS = 4_000;
const closeButtonProps = { 'aria-label': ADMIN_TEXTS.close };

export function showSuccess(message: string): void {
  notifications.show({ message, color: 'green', autoClose: SHORT_MS, closeButtonProps, withBorder: true });
}

/** Shows an error until the user closes it, because an error must not vanish unread. */
export function showFailure(message: string): void {
  notifications.show({ message, color: 'red', autoClose: false, closeButtonProps, withBorder: true });
}

/** Reports an action and offers to undo it for a limited time. */
export function showUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    autoClose: UNDO_MS,
    closeButtonProps,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {ADMIN_TEXTS.undo}
        </Button>
      </Group>
    ),
  });
}
