import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/public/icon.tsx';
import styles from './contact-details.module.css';

export interface ContactDetail {
  icon: IconName;
  label: string;
  /** Displayed value; a detail without a value is left out. */
  value: ReactNode;
  href?: string | undefined;
}

/** Lists contact options, each with its name and icon; nothing without any. */
export function ContactDetails({ details }: { details: ContactDetail[] }) {
  if (!details.some(({ value }) => value)) return null;
  return (
    <dl className={styles.details}>
      {details.map(
        ({ icon, label, value, href }) =>
          value && (
            <div key={label}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
