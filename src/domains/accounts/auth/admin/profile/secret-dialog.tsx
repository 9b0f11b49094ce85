import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { CreatedApiToken } from '../../api-token.contract.ts';
import { API_TOKEN_TEXTS as TEXTS } from '../../api-token.texts.ts';
import { copyText } from './recovery-codes-dialog.tsx';

interface SecretDialogProps {
  created: CreatedApiToken;
  onClose: () => void;
}

/** Shows the secret of a new token, this one time. */
export function SecretDialog({ created: { token, api_token }, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={fill(TEXTS.secretTitle, { name: api_token.name })} closesOutside={false}>
      <Stack>
        <Text size="sm">{TEXTS.secretText}</Text>
        <Code block fz="sm" aria-label={TEXTS.secretLabel} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {token}
        </Code>
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(token)}
          >
            {TEXTS.copy}
          </Button>
          <Button onClick={onClose}>{TEXTS.secretStored}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
