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

const OF_A_TOKEN = {
  title: TEXTS.secretTitle,
  text: TEXTS.secretText,
  label: TEXTS.secretLabel,
  stored: TEXTS.secretStored,
};
const OF_A_CALENDAR = {
  title: TEXTS.calendarSecretTitle,
  text: TEXTS.calendarSecretText,
  label: TEXTS.calendarSecretLabel,
  stored: TEXTS.calendarStored,
};

/** Shows the secret of a new token, or the address of a calendar that contains it, this one time. */
export function SecretDialog({ created: { token, api_token }, onClose }: SecretDialogProps) {
  const isCalendar = api_token.access === 'calendar';
  const words = isCalendar ? OF_A_CALENDAR : OF_A_TOKEN;
  const secret = isCalendar ? `${location.origin}/api/calendar/${token}.ics` : token;
  return (
    <Dialog isOpen onClose={onClose} title={fill(words.title, { name: api_token.name })} closesOutside={false}>
      <Stack>
        <Text size="sm">{words.text}</Text>
        <Code block fz="sm" aria-label={words.label} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(secret)}
          >
            {TEXTS.copy}
          </Button>
          <Button onClick={onClose}>{words.stored}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
