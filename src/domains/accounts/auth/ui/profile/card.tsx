import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './profile.module.css';

interface CardProps {
  /** Where links of the score lead. */
  id?: string;
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** One subject of the profile. */
export function Card({ id, title, end, children }: CardProps) {
  return (
    <Paper component="section" withBorder p="md" id={id} aria-label={title} className={classes.card ?? ''}>
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {end}
      </Group>
      {children}
    </Paper>
  );
}
