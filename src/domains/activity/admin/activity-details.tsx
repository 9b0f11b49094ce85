import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { ComparisonTable } from '#src/ui/admin/comparison-table.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { ACT_TEXTS } from '../act.texts.ts';
import type { Activity } from '../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../activity.texts.ts';
import { toChanges, toLink } from '../activity.views.ts';
import classes from './activity-details.module.css';

const WORDS = { acts: ACT_TEXTS, values: TEXTS, settings: SETTING_TEXTS };

function Changes({ activity }: { activity: Activity }) {
  const say = useLabelWords();
  const changes = toChanges(activity, WORDS);
  if (changes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {TEXTS.nothingMore}
      </Text>
    );
  }
  const hasBefore = Object.keys(activity.before).length > 0;
  const hasAfter = Object.keys(activity.after).length > 0;
  const pick = (before: string, after: string): string[] => [
    ...(hasBefore ? [before] : []),
    ...(hasAfter ? [after] : []),
  ];
  const heads = pick(TEXTS.before, hasBefore ? TEXTS.after : TEXTS.created);
  const rows = changes.map(({ field, before, after }) => ({
    key: field,
    name: say(field),
    values: pick(before, after),
  }));
  return <ComparisonTable field={TEXTS.field} heads={heads} rows={rows} />;
}

/** Shows one complete line of the log. */
export function ActivityDetails({ record: activity }: { record: Activity }) {
  const link = toLink(activity);
  return (
    <Stack>
      <Text>
        <Text span fw={600}>
          {activity.actor_name}
        </Text>{' '}
        {activity.sentence}
      </Text>
      <dl className={classes.facts}>
        <dt>{TEXTS.columns.at}</dt>
        <dd>{formatDateTime(activity.at)}</dd>
        <dt>{TEXTS.columns.ip}</dt>
        <dd>{activity.ip || TEXTS.unknownDevice}</dd>
        <dt>{TEXTS.device}</dt>
        <dd>{activity.user_agent || TEXTS.unknownDevice}</dd>
      </dl>
      <Changes activity={activity} />
      {link !== undefined && (
        <Button component={Link} to={link} variant="light" style={{ alignSelf: 'flex-start' }}>
          {TEXTS.record}
        </Button>
      )}
    </Stack>
  );
}
