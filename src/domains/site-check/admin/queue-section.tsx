import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut } from '#src/ui/admin/failure-sentence.ts';
import { type Failed, loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { ErrorState } from '#src/ui/admin/states.tsx';
import type { Queue } from '../queue.contract.ts';
import { QUEUE_TEXTS as TEXTS } from '../queue.texts.ts';
import { describeKind } from '../queue.views.ts';
import { fetchQueue } from '../site-check.client.ts';
import { CheckLine } from './check-line.tsx';
import classes from './site-check.module.css';
import { StoppedJobs } from './stopped-jobs.tsx';

export type LoadedQueue = Queue | Failed;

/** Loads the queue; a failure is a state of its section, beside the rest of the screen. */
export const loadQueue = (): Promise<LoadedQueue> => loadOrFailure(fetchQueue, TEXTS.loadError);

/** The queue as the screen has loaded it, until it is read again here. */
function useQueue(loaded: LoadedQueue) {
  const [own, setOwn] = useState<{ of: LoadedQueue; queue: LoadedQueue }>();
  const [isReading, setReading] = useState(false);
  const reload = async (): Promise<void> => {
    setReading(true);
    try {
      setOwn({ of: loaded, queue: await loadQueue() });
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    } finally {
      setReading(false);
    }
  };
  return { queue: own?.of === loaded ? own.queue : loaded, isReading, reload };
}

function Kinds({ queue: { kinds, planned, read_at } }: { queue: Queue }) {
  const sentence = planned.count > 1 ? TEXTS.plannedMany : TEXTS.planned;
  return (
    <>
      {kinds.length === 0 ? (
        <Text size="sm">{TEXTS.empty}</Text>
      ) : (
        <Stack component="ul" gap="sm" aria-label={TEXTS.title} className={classes.list ?? ''}>
          {kinds.map((kind) => (
            <CheckLine
              key={kind.kind}
              state={kind.state}
              title={kind.title}
              finding={describeKind(kind, new Date(read_at))}
              order={3}
            />
          ))}
        </Stack>
      )}
      {planned.next_at !== null && (
        <Text size="sm" c="dimmed" mt="xs">
          {fill(sentence, { count: planned.count, date: formatDateTime(planned.next_at) })}
        </Text>
      )}
    </>
  );
}

/** Background work: what waits by kind, and what stopped. */
export function QueueSection({ loaded, hiddenIds }: { loaded: LoadedQueue; hiddenIds: number[] }) {
  const { queue, isReading, reload } = useQueue(loaded);
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {TEXTS.title}
      </Title>
      {'failure' in queue ? (
        <ErrorState message={queue.failure} detail={queue.detail} onRetry={() => void reload()} retrying={isReading} />
      ) : (
        <>
          <Kinds queue={queue} />
          <StoppedJobs queue={queue} hiddenIds={hiddenIds} onChanged={reload} />
        </>
      )}
    </>
  );
}
