import styles from './logo.module.css';

/** Logo, a clay ridge over zinc seams, beside the company's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 34" width="48" height="34" aria-hidden="true" focusable="false">
        <path className={styles.ridge} d="M24 0 0 19l3.6 4.4L24 7.3l20.4 16.1L48 19z" />
        <path className={styles.seams} d="M9 23h4.4v11H9zM17.5 23h4.4v11h-4.4zM26 23h4.4v11H26zM34.6 23H39v11h-4.4z" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
