import styles from './icon.module.css';

/** A drawing of few pages, with its own path: what every page uses stands in the sprite (`Icon`). */
export function Outline({ path, size = 'text' }: { path: string; size?: 'text' | 'medium' | 'large' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
