import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  value: number;
  /** Where the rows behind the figure are listed. */
  to: string;
  /** Whether that list is the one shown. */
  current?: boolean;
}

const figures = new Intl.NumberFormat('fr-FR');

/** One figure of a screen; a link to the rows it counts. */
export function StatCard({ label, value, to, current = false }: StatCardProps) {
  return (
    <Paper
      component={Link}
      to={to}
      preventScrollReset
      withBorder
      className={classes.card ?? ''}
      aria-current={current ? 'true' : undefined}
    >
      <Text component="span" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="span" className={classes.value ?? ''} data-figures>
        {figures.format(value)}
      </Text>
    </Paper>
  );
}

/** The figures of a screen, side by side. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      {children}
    </SimpleGrid>
  );
}
