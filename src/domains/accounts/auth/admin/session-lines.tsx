import { Button, Group, Stack, Text } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Session } from '../auth.contract.ts';
import { USERS_TEXTS as TEXTS } from '../users.texts.ts';

interface SessionLinesProps {
  sessions: Session[];
  /** Labels of the button that ends a session; without it the list is read-only. */
  close?: { label: (session: Session) => string; short: string; isBusy: boolean; onClose: (session: Session) => void };
}

/** Lists the sessions of an account. */
export function SessionLines({ sessions, close }: SessionLinesProps) {
  if (sessions.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {TEXTS.noSession}
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {sessions.map((session) => (
        <Group key={session.id} component="li" justify="space-between" wrap="nowrap" gap="xs">
          <Stack gap={0} miw={0}>
            <Group gap={6}>
              <Text size="sm" fw={600}>
                {session.device}
              </Text>
              {session.is_current && (
                <StatusBadge status="active" size="sm">
                  {TEXTS.currentSession}
                </StatusBadge>
              )}
            </Group>
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[session.location, session.ip, fill(TEXTS.lastSeen, { date: formatDateTime(session.last_seen_at) })]
                .filter((part) => part !== '')
                .join('\u00A0· ')}
            </Text>
          </Stack>
          {close && !session.is_current && (
            <Button
              variant="default"
              size="xs"
              miw="max-content"
              disabled={close.isBusy}
              aria-label={close.label(session)}
              onClick={() => close.onClose(session)}
            >
              {close.short}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
