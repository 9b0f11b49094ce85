import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { showFailure, showUndo } from '#src/ui/admin/toasts.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
import { toSentence } from '#src/ui/http/api-error.ts';
import { markAllRead, markRead, removeNotification } from '../notification.client.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '../notification.texts.ts';
import { AlertChoiceFoot } from './alert-choice.tsx';
import classes from './notification-bell.module.css';
import { NotificationItem } from './notification-item.tsx';
import type { Bell } from './use-bell.ts';

interface NotificationPanelProps {
  bell: Bell;
  /** Called when a notification is opened: the panel may close. */
  onLeave: () => void;
}

/** Shows the latest notifications with their actions, and whether this device receives alerts. */
export function NotificationPanel({ bell, onLeave }: NotificationPanelProps) {
  const { list, hasFailed, refresh } = bell;
  const act = async (action: Promise<void>): Promise<void> => {
    await action.catch((error: unknown) => showFailure(toSentence(error, TEXTS.actionError)));
    await refresh();
  };
  const remove = async (id: number): Promise<void> => {
    const goBack = () => act(undoDeletion('notification', [id]));
    await act(removeNotification(id).then(() => showUndo(TEXTS.removed, () => void goBack())));
  };
  return (
    <Stack gap={0}>
      <Group justify="space-between" wrap="nowrap" p="sm">
        <Title order={2} fz="md">
          {TEXTS.title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={(list?.unread_count ?? 0) === 0}
          onClick={() => void act(markAllRead())}
        >
          {TEXTS.readAll}
        </Button>
      </Group>
      {hasFailed && (
        <Alert color="red" mx="sm" mb="sm">
          <Group justify="space-between">
            {TEXTS.error}
            <Button size="compact-sm" onClick={() => void refresh()}>
              {TEXTS.retry}
            </Button>
          </Group>
        </Alert>
      )}
      {list?.notifications.length === 0 && (
        <Stack gap={4} p="lg" ta="center">
          <Text fw={600}>{TEXTS.empty}</Text>
          <Text size="sm" c="dimmed">
            {TEXTS.emptyHint}
          </Text>
        </Stack>
      )}
      <ul className={classes.list}>
        {list?.notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => {
              onLeave();
              if (!notification.is_read) void act(markRead(notification.id));
            }}
            onRead={() => void act(markRead(notification.id))}
            onRemove={() => void remove(notification.id)}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <AlertChoiceFoot />
      </div>
    </Stack>
  );
}
