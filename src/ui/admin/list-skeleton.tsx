import { Text } from '@mantine/core';
import classes from './list-skeleton.module.css';
import { ScreenTitle } from './states.tsx';

interface ListSkeletonProps {
  title: string;
  description: string;
  /** "Chargement des messages...": shown and announced. */
  label: string;
}

const FIGURES = ['a', 'b', 'c', 'd'];
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const BARS = ['a', 'b', 'c'];

/** Stands in the server's markup where a list will be, until its rows have come. */
export function ListSkeleton({ title, description, label }: ListSkeletonProps) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Text c="dimmed" size="sm" visibleFrom="sm">
        {description}
      </Text>
      <Text role="status" c="dimmed" size="sm" mb="md" className="admin-late">
        {label}
      </Text>
      <div aria-hidden>
        <div className={classes.figures}>
          {FIGURES.map((key) => (
            <div key={key} className={classes.figure} />
          ))}
        </div>
        <div className={classes.toolbar} />
        <div className={classes.rows}>
          {ROWS.map((row) => (
            <div key={row} className={classes.row}>
              {BARS.map((bar) => (
                <span key={bar} className={classes.bar} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
