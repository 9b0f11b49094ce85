import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import type { WebhookWithSecret } from '../webhook.contract.ts';
import { WEBHOOK_SCREEN_TEXTS } from '../webhook-screen.texts.ts';

const { secret: TEXTS } = WEBHOOK_SCREEN_TEXTS;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(TEXTS.copied);
  } catch {
    showFailure(TEXTS.copyError);
  }
}

interface WebhookSecretProps {
  created: WebhookWithSecret;
  onClose: () => void;
}

/** Shows a new secret, this one time. */
export function WebhookSecret({ created: { secret }, onClose }: WebhookSecretProps) {
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.title} closesOutside={false}>
      <Stack>
        <Text size="sm">{TEXTS.text}</Text>
        <Code block fz="sm" aria-label={TEXTS.label} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group justify="space-between">
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(secret)}>
            {TEXTS.copy}
          </Button>
          <Button onClick={onClose}>{TEXTS.stored}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
