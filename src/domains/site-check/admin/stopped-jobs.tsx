import { Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import type { Queue, StoppedJob } from '../queue.contract.ts';
import { QUEUE_TEXTS } from '../queue.texts.ts';
import { toError } from '../queue.views.ts';
import { retryJob } from '../site-check.client.ts';
import classes from './site-check.module.css';
import { StoppedLine } from './stopped-line.tsx';
import { useDrop } from './use-drop.tsx';

const TEXTS = QUEUE_TEXTS.stopped;

function Sentences({ job: { id, state, attempts, stopped_at, last_error, may_change } }: { job: StoppedJob }) {
  return (
    <>
      {fill(TEXTS[state], { id, attempts, date: formatDateTime(stopped_at) })}
      {last_error !== null && <div>{fill(TEXTS.error, { error: toError(last_error) })}</div>}
      {!may_change && <div>{TEXTS.noRight}</div>}
    </>
  );
}

interface StoppedJobsProps {
  queue: Queue;
  /** Emails that the screen shows with their subject. */
  hiddenIds: number[];
  onChanged: () => Promise<void>;
}

/** Jobs of every kind that nobody runs by itself any more: each can be tried again, or dropped. */
export function StoppedJobs({ queue: { stopped, stopped_count }, hiddenIds, onChanged }: StoppedJobsProps) {
  const attempt = useAttempt(onChanged);
  const { ask, dialog } = useDrop(attempt);
  const listed = stopped.filter(({ id }) => !hiddenIds.includes(id));
  const retry = async (id: number): Promise<void> => {
    if (await attempt.attempt(() => retryJob(id), TEXTS.retryError)) showSuccess(TEXTS.retried);
  };
  return (
    <>
      {listed.length > 0 && (
        <>
          <Title order={3} size="h4" mt="lg" mb="sm">
            {TEXTS.title}
          </Title>
          <Stack component="ul" gap="sm" aria-label={TEXTS.title} className={classes.list ?? ''}>
            {listed.map((job) => {
              const { id, title, may_change } = job;
              const acts = [
                { words: TEXTS.retry, label: fill(TEXTS.retryOne, { title, id }), onPress: () => void retry(id) },
                { words: TEXTS.drop, label: fill(TEXTS.dropOne, { title, id }), onPress: () => ask({ id, title }) },
              ];
              return (
                <StoppedLine key={id} title={title} isBusy={attempt.isBusy} acts={may_change ? acts : []}>
                  <Sentences job={job} />
                </StoppedLine>
              );
            })}
          </Stack>
        </>
      )}
      {stopped_count > stopped.length && (
        <Text size="sm" mt="xs">
          {fill(TEXTS.more, { shown: stopped.length, count: stopped_count })}
        </Text>
      )}
      {dialog}
    </>
  );
}
