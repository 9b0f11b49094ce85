import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { MachineLine } from '../machine-check.contract.ts';
import { MACHINE_CHECK_TEXTS } from '../machine-check.texts.ts';
import { fetchSiteState } from '../site-check.client.ts';
import type { CheckLine } from '../site-check.contract.ts';
import { SITE_CHECK_TEXTS as TEXTS } from '../site-check.texts.ts';
import type { Route } from './+types/site-check-page';
import { ReleaseCard } from './release-card.tsx';
import classes from './site-check.module.css';
import { StoppedMails } from './stopped-mails.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = () => fetchSiteState();
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

const TITLES: Record<string, string> = { ...MACHINE_CHECK_TEXTS.checks, ...TEXTS.checks };

interface LineProps {
  line: CheckLine | MachineLine;
  /** Level of its title. */
  order: 2 | 3;
}

const Line = ({ line: { check, state, finding, advice }, order }: LineProps) => (
  <Paper component="li" withBorder className={classes.line ?? ''}>
    <StatusBadge status={state} className={classes.state}>
      {TEXTS.states[state]}
    </StatusBadge>
    <div>
      <Title order={order} fz="md">
        {TITLES[check]}
      </Title>
      <Text size="sm">{finding}</Text>
      {advice !== '' && <Text size="sm">{fill(TEXTS.todo, { advice })}</Text>}
    </div>
  </Paper>
);

/** State of the site: each check with what was found and what to do. */
export default function SiteCheckPage({
  loaderData: { lines, machine, mails, version, release_feed, checked_at },
}: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        actions={
          <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
            {TEXTS.again}
          </Button>
        }
      />
      <Stack component="ul" gap="sm" aria-label={TEXTS.list} className={classes.list ?? ''}>
        {lines.map((line) => (
          <Line key={line.check} line={line} order={2} />
        ))}
      </Stack>
      {machine.length > 0 && (
        <>
          <Title order={2} size="h3" mt="xl" mb="sm">
            {TEXTS.machine}
          </Title>
          <Stack component="ul" gap="sm" aria-label={TEXTS.machine} className={classes.list ?? ''}>
            {machine.map((line) => (
              <Line key={line.check} line={line} order={3} />
            ))}
          </Stack>
        </>
      )}
      <ReleaseCard version={version} release_feed={release_feed} />
      <StoppedMails mails={mails} onChanged={revalidate} />
      <Text size="sm" c="dimmed" mt="md" role="status">
        {fill(TEXTS.checkedAt, { date: formatDateTime(checked_at) })}
      </Text>
      <Anchor component={Link} to={href('/admin/aide/:article', { article: 'domaine' })} size="sm">
        {TEXTS.guide}
      </Anchor>
    </>
  );
}

export const ErrorBoundary = ScreenError;
