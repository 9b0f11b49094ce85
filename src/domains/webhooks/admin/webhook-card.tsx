import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { deleteWebhook, rotateWebhookSecret, sendTestEvent, switchWebhook } from '../webhook.client.ts';
import type { Webhook, WebhookWithSecret } from '../webhook.contract.ts';
import { WEBHOOK_SCREEN_TEXTS as TEXTS } from '../webhook-screen.texts.ts';
import { datesLine, getHost } from '../webhook-screen.views.ts';

interface WebhookCardProps {
  webhook: Webhook;
  reload: () => Promise<void>;
  onLog: () => void;
  onEdit: () => void;
  /** Called with the secret that has replaced the old one. */
  onSecret: (created: WebhookWithSecret) => void;
}

const { acts: ACTS } = TEXTS;

function Facts({ webhook }: { webhook: Webhook }) {
  const { url, description, events, is_enabled, pause_reason } = webhook;
  return (
    <Stack gap={2} miw={0}>
      <Group gap="xs">
        <Title order={2} fz="md" style={{ overflowWrap: 'anywhere' }}>
          {description || getHost(webhook)}
        </Title>
        <StatusBadge status={is_enabled ? 'active' : 'inactive'} size="sm">
          {is_enabled ? TEXTS.states.on : TEXTS.states.off}
        </StatusBadge>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <Text size="sm">{events.map((event) => TEXTS.events[event]).join(', ')}</Text>
      {pause_reason !== null && (
        <Text size="sm" fw={600}>
          {TEXTS.pauseReasons[pause_reason]}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {datesLine(webhook, TEXTS)}
      </Text>
    </Stack>
  );
}

/** One endpoint with everything that can be done to it. */
export function WebhookCard({ webhook, reload, onLog, onEdit, onSecret }: WebhookCardProps) {
  const { id, is_enabled } = webhook;
  const host = getHost(webhook);
  const { isBusy, attempt } = useAttempt(reload);
  const [asked, setAsked] = useState<'remove' | 'rotate'>();
  const run = async (act: () => Promise<unknown>, failure: string, done: string): Promise<void> => {
    if (await attempt(act, failure)) showSuccess(done);
    setAsked(undefined);
  };
  const rotate = async (): Promise<void> => {
    await attempt(async () => onSecret(await rotateWebhookSecret(id)), TEXTS.rotateError);
    setAsked(undefined);
  };
  const remove = () => run(() => deleteWebhook(id), TEXTS.deleteError, TEXTS.deleted);
  const test = () => run(() => sendTestEvent(id), TEXTS.testError, TEXTS.tested);
  const toggle = () =>
    run(() => switchWebhook(id, !is_enabled), TEXTS.switchError, is_enabled ? TEXTS.paused : TEXTS.resumed);
  const buttons = [
    { text: ACTS.log, act: onLog },
    ...(is_enabled ? [{ text: ACTS.test, act: () => void test() }] : []),
    { text: ACTS.edit, act: onEdit },
    { text: is_enabled ? ACTS.pause : ACTS.resume, act: () => void toggle() },
    { text: ACTS.rotate, act: () => setAsked('rotate') },
    { text: ACTS.remove, act: () => setAsked('remove') },
  ];
  const rotates = asked === 'rotate';
  return (
    <Paper component="li" withBorder p="md">
      <Facts webhook={webhook} />
      <Group gap="xs" mt="sm">
        {buttons.map(({ text, act }) => (
          <Button
            key={text}
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={fill(TEXTS.actOn, { act: text, host })}
            onClick={act}
          >
            {text}
          </Button>
        ))}
      </Group>
      <ConfirmAct
        question={asked === undefined ? null : fill(rotates ? TEXTS.rotateQuestion : TEXTS.deleteQuestion, { host })}
        consequence={rotates ? TEXTS.rotateText : TEXTS.deleteText}
        confirm={rotates ? ACTS.rotate : ACTS.remove}
        isBusy={isBusy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void (rotates ? rotate() : remove())}
      />
    </Paper>
  );
}
