import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** `primary` once per view; `quiet` beside it; `patine` for the telephone number. */
  look?: 'primary' | 'quiet' | 'patine' | 'outline';
  size?: 'medium' | 'large';
  icon?: IconName;
}

/** Link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  icon,
  children,
  ...link
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} className={styles.button} data-look={look} data-size={size}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export function Button({
  look = 'primary',
  size = 'medium',
  icon,
  children,
  type = 'button',
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...button} type={type} className={styles.button} data-look={look} data-size={size}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

/** Round 44 px button with an accessible name. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={styles.round} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
