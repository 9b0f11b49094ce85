import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchPages } from '../page.client.ts';
import type { PageSummary } from '../page.contract.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import type { Route } from './+types/pages-page';

export const meta = () => [{ title: TEXTS.meta }];

export async function clientLoader() {
  try {
    return { pages: await fetchPages() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { failure: toFailure(TEXTS.loadError, error) };
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

/** State of a page in badges: what visitors see, what waits. */
function PageState({ published_at, draft_updated_at, publish_at }: PageSummary) {
  const { states } = TEXTS;
  return (
    <Group gap="xs">
      {published_at === null ? (
        <StatusBadge status="neutral">{states.neutral}</StatusBadge>
      ) : (
        <StatusBadge status="published">{fill(states.published, { date: formatDateTime(published_at) })}</StatusBadge>
      )}
      {draft_updated_at !== null && publish_at === null && (
        <StatusBadge status="draft">{fill(states.draft, { date: formatDateTime(draft_updated_at) })}</StatusBadge>
      )}
      {publish_at !== null && (
        <StatusBadge status="scheduled">{fill(states.planned, { date: formatDateTime(publish_at) })}</StatusBadge>
      )}
    </Group>
  );
}

export default function AdminPagesPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) {
    return <ErrorState message={loaderData.failure ?? ''} onRetry={() => window.location.reload()} />;
  }
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {loaderData.pages.map((summary) => (
          <Card key={summary.page} withBorder>
            <Stack gap="sm" align="flex-start">
              <Title order={2} fz="lg">
                {PAGE_TEXTS.names[summary.page]}
              </Title>
              <Text size="sm" c="dimmed">
                {summary.path}
              </Text>
              <PageState {...summary} />
              <Button
                component={Link}
                to={href('/admin/site/:page', { page: summary.page })}
                aria-label={`${TEXTS.open} : ${PAGE_TEXTS.names[summary.page]}`}
              >
                {TEXTS.open}
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

export const ErrorBoundary = ScreenError;
