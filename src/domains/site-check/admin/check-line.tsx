import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { CheckState } from '../site-check.contract.ts';
import { SITE_CHECK_TEXTS as TEXTS } from '../site-check.texts.ts';
import classes from './site-check.module.css';

interface CheckLineProps {
  state: CheckState;
  title: string;
  finding: string;
  /** What to do; empty when there is nothing to do. */
  advice?: string;
  /** Level of its title. */
  order: 2 | 3;
  /** Whether a change of what was found is announced. */
  isLive?: boolean;
  /** Button below. */
  children?: ReactNode;
}

/** One line of the state of the site: what was found, and what to do. */
export const CheckLine = ({ state, title, finding, advice = '', order, isLive, children }: CheckLineProps) => (
  <Paper component="li" withBorder className={classes.line ?? ''}>
    <StatusBadge status={state} className={classes.state}>
      {TEXTS.states[state]}
    </StatusBadge>
    <div className={classes.words}>
      <Title order={order} fz="md">
        {title}
      </Title>
      <div {...(isLive && { role: 'status' })}>
        <Text size="sm">{finding}</Text>
        {advice !== '' && <Text size="sm">{fill(TEXTS.todo, { advice })}</Text>}
      </div>
      {children}
    </div>
  </Paper>
);
