import styles from './icon.module.css';
import type { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  /** Size of the icon; the default follows the text. */
  size?: 'text' | 'medium' | 'large';
  filled?: boolean;
}

/** Icon from the page's sprite; decorative: the words are beside it. */
export function Icon({ name, size = 'text', filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-filled={filled || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
