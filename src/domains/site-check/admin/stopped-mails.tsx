import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { resendMail } from '../site-check.client.ts';
import { SITE_CHECK_TEXTS } from '../site-check.texts.ts';
import type { StoppedMail } from '../site-state.contract.ts';
import classes from './site-check.module.css';

const TEXTS = SITE_CHECK_TEXTS.mails;

interface StoppedMailsProps {
  mails: StoppedMail[];
  onChanged: () => Promise<void>;
}

/** Emails that did not leave, each with a button that sends it again. */
export function StoppedMails({ mails, onChanged }: StoppedMailsProps) {
  const { isBusy, attempt } = useAttempt(onChanged);
  if (mails.length === 0) return null;
  const resend = async (id: number): Promise<void> => {
    if (await attempt(() => resendMail(id), TEXTS.error)) showSuccess(TEXTS.resent);
  };
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {TEXTS.title}
      </Title>
      <Stack component="ul" gap="sm" aria-label={TEXTS.title} className={classes.list ?? ''}>
        {mails.map(({ id, to, subject, state, stopped_at }) => (
          <Paper key={id} component="li" withBorder className={classes.mail ?? ''}>
            <div>
              <Text fw={600}>{subject}</Text>
              <Text size="sm" className={classes.address}>
                {fill(TEXTS[state], { to, date: formatDateTime(stopped_at) })}
              </Text>
            </div>
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={fill(TEXTS.resendOne, { subject, to })}
              onClick={() => void resend(id)}
            >
              {TEXTS.resend}
            </Button>
          </Paper>
        ))}
      </Stack>
    </>
  );
}
