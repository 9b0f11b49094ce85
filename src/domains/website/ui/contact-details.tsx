import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/public/icon.tsx';
import styles from './contact-details.module.css';

export interface ContactDetail {
  icon: IconName;
  label: string;
  /** What is shown; a detail without it is left out. */
  value: ReactNode;
  href?: string | undefined;
}

/** Ways to reach the company, each with its name and drawing. */
export function ContactDetails({ details }: { details: ContactDetail[] }) {
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
