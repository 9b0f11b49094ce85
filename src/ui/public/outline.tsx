import styles from './icon.module.css';

/** Icon used on few pages, with its own path: the icons of every page are in the sprite (`Icon`). */
export function Outline({ path, size = 'text' }: { path: string; size?: 'text' | 'medium' | 'large' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
