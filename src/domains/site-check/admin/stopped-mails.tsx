import { Stack, Title } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { QUEUE_TEXTS } from '../queue.texts.ts';
import { toError } from '../queue.views.ts';
import { resendMail } from '../site-check.client.ts';
import { SITE_CHECK_TEXTS } from '../site-check.texts.ts';
import type { StoppedMail } from '../site-state.contract.ts';
import classes from './site-check.module.css';
import { StoppedLine } from './stopped-line.tsx';
import { useDrop } from './use-drop.tsx';

const TEXTS = SITE_CHECK_TEXTS.mails;
const { error: ERROR, drop: DROP, dropOne: DROP_ONE } = QUEUE_TEXTS.stopped;

interface StoppedMailsProps {
  mails: StoppedMail[];
  onChanged: () => Promise<void>;
}

/** Emails that did not leave: each can be sent again, or dropped. */
export function StoppedMails({ mails, onChanged }: StoppedMailsProps) {
  const attempt = useAttempt(onChanged);
  const { ask, dialog } = useDrop(attempt);
  const resend = async (id: number): Promise<void> => {
    if (await attempt.attempt(() => resendMail(id), TEXTS.error)) showSuccess(TEXTS.resent);
  };
  return (
    <>
      {mails.length > 0 && (
        <>
          <Title order={2} size="h3" mt="xl" mb="sm">
            {TEXTS.title}
          </Title>
          <Stack component="ul" gap="sm" aria-label={TEXTS.title} className={classes.list ?? ''}>
            {mails.map(({ id, to, subject, state, stopped_at, last_error }) => (
              <StoppedLine
                key={id}
                title={subject}
                isBusy={attempt.isBusy}
                acts={[
                  {
                    words: TEXTS.resend,
                    label: fill(TEXTS.resendOne, { subject, to }),
                    onPress: () => void resend(id),
                  },
                  {
                    words: DROP,
                    label: fill(DROP_ONE, { title: subject, id }),
                    onPress: () => ask({ id, title: subject }),
                  },
                ]}
              >
                {fill(TEXTS[state], { to, date: formatDateTime(stopped_at) })}
                {last_error !== null && <div>{fill(ERROR, { error: toError(last_error) })}</div>}
              </StoppedLine>
            ))}
          </Stack>
        </>
      )}
      {dialog}
    </>
  );
}
