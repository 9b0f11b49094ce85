import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

/** Buttons at the end of a form, in view however long the form is, and above the keyboard of a phone. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={classes.bar ?? ''} data-save-bar>
      {children}
    </Group>
  );
}
