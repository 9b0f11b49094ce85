import { Anchor, Group, Paper, Progress, SimpleGrid, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import type { OwnProfile } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { getCompleteness, getSecurityScore } from '../../profile.views.ts';
import classes from './profile.module.css';

/** Where each part of the score can be improved. */
const PLACES = {
  twoFactor: '?onglet=securite#deux-facteurs',
  codes: '?onglet=securite#deux-facteurs',
  password: '?onglet=securite#mot-de-passe',
  alerts: '?onglet=securite#preferences',
  timeout: '?onglet=securite#preferences',
} as const;

function Meter({ label, value }: { label: string; value: number }) {
  return (
    <>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Text size="sm" fw={600} data-figures>
          {value} %
        </Text>
      </Group>
      <Progress.Root size="md" mb="xs">
        <Progress.Section
          value={value}
          aria-label={label}
          color={value >= 75 ? 'green' : value >= 40 ? 'orange' : 'red'}
        />
      </Progress.Root>
    </>
  );
}

/** Shows how complete the profile and how safe the account is, each with the missing items. */
export function ProfileScores({ own }: { own: OwnProfile }) {
  const { percentage, missing } = getCompleteness(own);
  const { score, items } = getSecurityScore(own);
  const fields = missing.map((part) => TEXTS.fields[part].toLocaleLowerCase('fr')).join(', ');
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Paper withBorder p="md">
        <Meter label={TEXTS.completeness} value={percentage} />
        <Text size="sm" c="dimmed">
          {missing.length === 0 ? TEXTS.complete : fill(TEXTS.missing, { fields })}
        </Text>
      </Paper>
      <Paper withBorder p="md">
        <Meter label={TEXTS.score} value={score} />
        <ul className={classes.list}>
          {items.map(({ key, isDone }) => {
            const label = fill(TEXTS.scoreItems[key], { days: own.renewal_days });
            return (
              <Group key={key} component="li" gap={6} wrap="nowrap">
                {isDone ? (
                  <IconCircleCheck size={18} color="var(--mantine-color-green-7)" aria-hidden />
                ) : (
                  <IconCircle size={18} color="var(--mantine-color-dimmed)" aria-hidden />
                )}
                {isDone ? (
                  <Text size="sm">
                    {label}{' '}
                    <Text span size="sm" c="dimmed">
                      ({TEXTS.scoreDone})
                    </Text>
                  </Text>
                ) : (
                  <Anchor component={Link} to={PLACES[key]} size="sm">
                    {label}
                  </Anchor>
                )}
              </Group>
            );
          })}
        </ul>
      </Paper>
    </SimpleGrid>
  );
}
