import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { EmptyState, ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { fetchActivity } from '../../profile.client.ts';
import type { Activity } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { Card } from './card.tsx';
import classes from './profile.module.css';
import type { TabProps } from './tab-props.ts';

const figures = new Intl.NumberFormat('fr-FR');

function Line({ activity }: { activity: Activity }) {
  const { type, description, timestamp, location, device, ip } = activity;
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap="sm">
      <StatusBadge status={type}>{TEXTS.activityTypes[type]}</StatusBadge>
      <Stack gap={0} miw={0}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {description}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
          {[location, device, ip]
            .filter((part) => part !== '')
            .map((part) => `\u00A0· ${part}`)
            .join('')}
        </Text>
      </Stack>
    </Group>
  );
}

/** Returns the lines loaded so far, and a function that loads more. */
function useActivity() {
  const [lines, setLines] = useState<Activity[]>();
  const [next, setNext] = useState<number | null>(1);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async (page: number): Promise<void> => {
    setFailure(undefined);
    try {
      const { items, meta } = await fetchActivity(page);
      setLines((known = []) => (page === 1 ? items : [...known, ...items]));
      setNext(page < meta.last_page ? page + 1 : null);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.activityError, error));
    }
  }, []);
  useEffect(() => void read(1), [read]);
  return { lines, failure, retry: () => void read(next ?? 1), more: next === null ? undefined : () => void read(next) };
}

/** Lists one's own actions with their times, from the audit log. */
export function ActivityTab({ own: { statistics } }: TabProps) {
  const { lines, failure, retry, more } = useActivity();
  const totals = [
    [TEXTS.statistics.logins, figures.format(statistics.logins)],
    [TEXTS.statistics.sessions, figures.format(statistics.sessions_this_month)],
    [TEXTS.statistics.actions, figures.format(statistics.actions)],
    [TEXTS.statistics.last, statistics.last_login === null ? TEXTS.never : formatDateTime(statistics.last_login)],
  ] as const;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        {totals.map(([label, value]) => (
          <Paper key={label} withBorder p="md">
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fw={600} fz="lg" data-figures>
              {value}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Card title={TEXTS.recent}>
        {lines === undefined && failure === undefined && <LoadingState />}
        {lines?.length === 0 && <EmptyState title={TEXTS.noActivity} description={TEXTS.noActivityHint} />}
        {lines !== undefined && lines.length > 0 && (
          <ul className={classes.list}>
            {lines.map((activity) => (
              <Line key={activity.id} activity={activity} />
            ))}
          </ul>
        )}
        {failure !== undefined && <ErrorState message={failure} onRetry={retry} />}
        {lines !== undefined && failure === undefined && more && (
          <Button variant="default" mt="md" onClick={more}>
            {TEXTS.more}
          </Button>
        )}
      </Card>
    </Stack>
  );
}
