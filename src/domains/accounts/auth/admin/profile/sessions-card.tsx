import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import type { Session } from '../../auth.contract.ts';
import { closeSession, fetchSessions } from '../../profile.client.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { SessionLines } from '../session-lines.tsx';
import { Card } from './card.tsx';

function useSessions() {
  const [sessions, setSessions] = useState<Session[]>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async (): Promise<void> => {
    try {
      setSessions((await fetchSessions()).sessions);
      setFailure(undefined);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.sessionsError, error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { sessions, failure, read };
}

/** Lists one's own sessions, with a button to end each one. */
export function SessionsCard() {
  const { sessions, failure, read } = useSessions();
  const { isBusy, attempt } = useAttempt(read);
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  const close = async (closed: Session[], done: string): Promise<void> => {
    const act = () => Promise.all(closed.map(({ id }) => closeSession(id)));
    if (await attempt(act, TEXTS.closeError)) showSuccess(done);
  };
  return (
    <Card
      title={TEXTS.sessions}
      end={
        others.length > 1 && (
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            onClick={() => void close(others, TEXTS.sessionsClosed)}
          >
            {TEXTS.closeAll}
          </Button>
        )
      }
    >
      {failure !== undefined && <ErrorState message={failure} onRetry={() => void read()} />}
      {sessions === undefined && failure === undefined && <LoadingState />}
      {sessions !== undefined && (
        <SessionLines
          sessions={sessions}
          close={{
            label: ({ device }) => fill(TEXTS.closeSession, { device }),
            short: TEXTS.closeShort,
            isBusy,
            onClose: (session) => void close([session], TEXTS.sessionClosed),
          }}
        />
      )}
    </Card>
  );
}
