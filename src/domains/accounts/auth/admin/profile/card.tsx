import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './profile.module.css';

interface CardProps {
  /** Target of the score's links. */
  id?: string;
  title: string;
  /** Content next to the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** Card with one part of the profile. */
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
