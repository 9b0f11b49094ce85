import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLabelWords } from './label-words.ts';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** A number is formatted in French; a text stays as it is. */
  value: number | string;
  /** Comparison value: "+3 ce mois". */
  hint?: string | undefined;
  /** Address of the list of rows behind the figure; without it the figure is no link. */
  to?: string | undefined;
  /** Whether that list is currently shown. */
  current?: boolean;
}

const figures = new Intl.NumberFormat('fr-FR');

/** One figure of a screen, linked to the rows it counts. */
export function StatCard({ label, value, hint, to, current = false }: StatCardProps) {
  const say = useLabelWords();
  const content = (
    <>
      <Text component="span" size="sm" c="dimmed">
        {say(label)}
      </Text>
      <Text component="span" className={classes.value ?? ''} data-figures>
        {typeof value === 'number' ? figures.format(value) : value}
      </Text>
      {hint && (
        <Text component="span" size="xs" c="dimmed">
          {say(hint)}
        </Text>
      )}
    </>
  );
  const look = { withBorder: true, className: classes.card ?? '' };
  if (to === undefined) return <Paper {...look}>{content}</Paper>;
  return (
    <Paper {...look} component={Link} to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
      {content}
    </Paper>
  );
}

/** Figures of a screen, side by side; on a phone one line that scrolls. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className={classes.row} data-figures>
      {children}
    </div>
  );
}
