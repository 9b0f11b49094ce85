import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Delivery } from '../webhook.contract.ts';
import type { SENT_EVENTS } from '../webhook-event.contract.ts';
import { WEBHOOK_SCREEN_TEXTS } from '../webhook-screen.texts.ts';
import { readable, resultLine } from '../webhook-screen.views.ts';

const { log: TEXTS, events: EVENTS } = WEBHOOK_SCREEN_TEXTS;
const STATUSES = { waiting: 'pending', delivered: 'completed', failed: 'failed' } as const;

interface DeliveryLineProps {
  delivery: Delivery;
  isBusy: boolean;
  onReplay: () => void;
}

/** One event with its state; its content on request. */
export function DeliveryLine({ delivery, isBusy, onReplay }: DeliveryLineProps) {
  const { id, type, state, created_at, payload, last_answer, event_id } = delivery;
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {EVENTS[type as (typeof SENT_EVENTS)[number]] ?? type}
            </Text>
            <StatusBadge status={STATUSES[state]} size="sm">
              {TEXTS.states[state]}
            </StatusBadge>
          </Group>
          <Text size="xs">{resultLine(delivery, TEXTS)}</Text>
          <Text size="xs" c="dimmed">
            {formatDateTime(created_at)}
          </Text>
        </Stack>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            aria-expanded={isOpen}
            aria-label={fill(TEXTS.detailsOf, { id })}
            onClick={() => setOpen(!isOpen)}
          >
            {TEXTS.details}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={fill(TEXTS.replayOf, { id })}
            onClick={onReplay}
          >
            {TEXTS.replay}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <Stack gap="xs" mt="xs">
          <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
            webhook-id : {event_id}
          </Text>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {readable(payload)}
          </Code>
          {last_answer !== '' && (
            <>
              <Text size="xs">{TEXTS.answer}</Text>
              <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {last_answer}
              </Code>
            </>
          )}
        </Stack>
      )}
    </Paper>
  );
}
