import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './site-check.module.css';

interface Act {
  words: string;
  /** With the name of the line. */
  label: string;
  onPress: () => void;
}

interface StoppedLineProps {
  title: string;
  /** Sentences: what happened, and the last error. */
  children: ReactNode;
  isBusy: boolean;
  /** Empty where the reader may do nothing about it. */
  acts: Act[];
}

/** One job or email that nobody runs by itself any more, with what can be done about it. */
export const StoppedLine = ({ title, children, isBusy, acts }: StoppedLineProps) => (
  <Paper component="li" withBorder className={classes.mail ?? ''}>
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" component="div" className={classes.address}>
        {children}
      </Text>
    </div>
    {acts.length > 0 && (
      <Group gap="xs">
        {acts.map(({ words, label, onPress }) => (
          <Button key={words} variant="default" disabled={isBusy} aria-label={label} onClick={onPress}>
            {words}
          </Button>
        ))}
      </Group>
    )}
  </Paper>
);
