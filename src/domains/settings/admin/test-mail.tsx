import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { sendTestMail } from '../setting.client.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import classes from './settings.module.css';

const { testMail: TEXTS } = SETTINGS_SCREEN_TEXTS;

/** Sends a test email, to check sending and delivery. */
export function TestMail({ address }: { address: string }) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const to = typed ?? address;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      const { is_sent } = await sendTestMail(to);
      if (is_sent) showSuccess(fill(TEXTS.sent, { to }));
      else setRefusal(TEXTS.kept);
    } catch (error) {
      if (!isSignedOut(error)) setRefusal(toFailure(TEXTS.error, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className={classes.group}>
      <Title order={2} fz="md">
        {TEXTS.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {TEXTS.hint}
      </Text>
      <Group align="flex-end" gap="sm">
        <TextInput
          type="email"
          label={TEXTS.to}
          value={to}
          error={refusal}
          style={{ flex: '1 1 220px' }}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          disabled={to.trim() === ''}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {TEXTS.send}
        </Button>
      </Group>
    </form>
  );
}
