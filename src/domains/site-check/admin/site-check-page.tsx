import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchSiteState } from '../site-check.client.ts';
import { SITE_CHECK_TEXTS as TEXTS } from '../site-check.texts.ts';
import type { Route } from './+types/site-check-page';
import { CheckLine } from './check-line.tsx';
import { MachineLines } from './machine-lines.tsx';
import { loadQueue, QueueSection } from './queue-section.tsx';
import { ReleaseCard } from './release-card.tsx';
import classes from './site-check.module.css';
import { StoppedMails } from './stopped-mails.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export async function clientLoader() {
  const [site, queue] = await Promise.all([fetchSiteState(), loadQueue()]);
  return { site, queue };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

/** State of the site: each check with what was found and what to do. */
export default function SiteCheckPage({
  loaderData: {
    site: { lines, machine, mails, version, release_feed, checked_at },
    queue,
  },
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
          <CheckLine key={line.check} title={TEXTS.checks[line.check]} order={2} {...line} />
        ))}
      </Stack>
      <MachineLines machine={machine} />
      <ReleaseCard version={version} release_feed={release_feed} />
      <StoppedMails mails={mails} onChanged={revalidate} />
      <QueueSection loaded={queue} hiddenIds={mails.map(({ id }) => id)} />
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
