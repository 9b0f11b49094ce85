import styles from './logo.module.css';

interface OwnLogo {
  src: string;
  width: number;
  height: number;
  /** Whether it is made for light ground and needs a white plate on slate. */
  isPlated: boolean;
}

interface LogoProps {
  name: string;
  own?: OwnLogo | undefined;
}

/** The company's own logo; without one a clay ridge over zinc seams, beside the company's name. */
export function Logo({ name, own }: LogoProps) {
  if (own !== undefined) {
    const { src, width, height, isPlated } = own;
    return (
      <span className={styles.own} data-plated={isPlated || undefined}>
        <img src={src} width={width} height={height} alt={name} decoding="async" />
      </span>
    );
  }
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
