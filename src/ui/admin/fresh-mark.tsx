import { Anchor, Box } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { formatTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { followLiveState, getLiveState, retryLive } from '../http/live-state.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './fresh-mark.module.css';

const { fresh: TEXTS } = ADMIN_TEXTS;
const initial = getLiveState();

interface FreshMarkProps {
  /** Changes when the rows have been read. */
  rows: unknown;
  onRetry: () => void;
}

/** Quiet sign that the rows are current; without the server's reports it says from when they are, and tries again. */
export function FreshMark({ rows, onRetry }: FreshMarkProps) {
  const { isLive, lastLive = 0 } = useSyncExternalStore(followLiveState, getLiveState, () => initial);
  const [read, setRead] = useState({ rows, at: Date.now() });
  if (read.rows !== rows) setRead({ rows, at: Date.now() });
  const retry = (): void => {
    retryLive();
    onRetry();
  };
  const since = formatTime(new Date(Math.max(read.at, lastLive)).toISOString());
  return (
    <Box component="span" className={classes.mark ?? ''} data-live={isLive} aria-live="polite">
      {isLive ? (
        TEXTS.current
      ) : (
        <>
          {fill(TEXTS.offline, { time: since })}{' '}
          <Anchor component="button" type="button" inherit className={classes.retry ?? ''} onClick={retry}>
            {ADMIN_TEXTS.retry}
          </Anchor>
        </>
      )}
    </Box>
  );
}
