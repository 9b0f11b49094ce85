import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import type { ReleaseNews } from '../release.contract.ts';
import { RELEASE_TEXTS as TEXTS } from '../release.texts.ts';
import { fetchReleaseNews } from '../site-check.client.ts';
import type { SiteState } from '../site-state.contract.ts';
import classes from './site-check.module.css';

function News({ news }: { news: ReleaseNews }) {
  if (news.state === 'latest') return TEXTS.latest;
  if (news.state === 'unknown') return news.sentence;
  return (
    <>
      {fill(TEXTS.newer, { version: news.version, date: formatLongDate(news.published_at) })}{' '}
      <Anchor href={news.notes} target="_blank" rel="noopener noreferrer" inherit underline="always">
        {TEXTS.notes}
      </Anchor>
      {' · '}
      <Anchor component={Link} to={href('/admin/aide/:article', { article: 'domaine' })} inherit underline="always">
        {TEXTS.guide}
      </Anchor>
    </>
  );
}

/** The version of this program; an administrator asks here whether there is a newer one. */
export function ReleaseCard({ version, release_feed: feed }: Pick<SiteState, 'version' | 'release_feed'>) {
  const [news, setNews] = useState<ReleaseNews>();
  const { isBusy, attempt } = useAttempt(async () => undefined);
  if (version === '') return null;
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {TEXTS.title}
      </Title>
      <Paper withBorder className={classes.release ?? ''}>
        <Stack gap="sm">
          <Text size="sm">{fill(TEXTS.version, { version })}</Text>
          {feed === 'unset' && <Text size="sm">{TEXTS.unset}</Text>}
          {feed === 'set' && (
            <>
              <Group>
                <Button
                  variant="default"
                  loading={isBusy}
                  onClick={() => void attempt(async () => setNews(await fetchReleaseNews()), TEXTS.error)}
                >
                  {TEXTS.ask}
                </Button>
              </Group>
              <Text size="sm" role="status">
                {news === undefined ? TEXTS.promise : <News news={news} />}
              </Text>
            </>
          )}
        </Stack>
      </Paper>
    </>
  );
}
