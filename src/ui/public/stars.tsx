import { Icon } from './icon.tsx';
import styles from './stars.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rating; `label` gives the rating in words. */
export function Stars({ rating, label, onDark = false }: { rating: number; label: string; onDark?: boolean }) {
  return (
    <span className={styles.stars} data-dark={onDark || undefined}>
      <span className="vh">{label}</span>
      {STARS.map((star) => (
        <Icon key={star} name="star" filled={star <= Math.round(rating)} />
      ))}
    </span>
  );
}
