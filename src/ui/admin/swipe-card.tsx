import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowSwipe, SwipeSide } from './swipe.ts';
import classes from './swipe-card.module.css';
import { useSwipe } from './use-swipe.ts';

interface SwipeCardProps extends PaperProps {
  acts: RowSwipe;
  'data-row': number;
  'data-selected': true | undefined;
  'data-strong': true | undefined;
  children: ReactNode;
}

const SIDES: readonly SwipeSide[] = ['left', 'right'];

/** Card of a list that a finger can move to both sides. */
export function SwipeCard({ acts, className = '', children, ...props }: SwipeCardProps) {
  const swipe = useSwipe(acts);
  const hasActs = acts.left !== undefined || acts.right !== undefined;
  return (
    <Paper
      component="li"
      withBorder
      {...props}
      {...(hasActs ? swipe : {})}
      className={`${className} ${hasActs ? classes.card : ''}`}
    >
      {children}
      {SIDES.map((side) => {
        const act = acts[side];
        return (
          act && (
            <span key={side} aria-hidden className={classes.act} data-side={side} data-tone={act.tone}>
              {act.label}
            </span>
          )
        );
      })}
    </Paper>
  );
}
