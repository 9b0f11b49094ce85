import type { ReactNode } from 'react';
import styles from './section.module.css';
import { keepNames } from './unbroken.tsx';

interface SectionProps {
  id?: string;
  /** Background material: lime, tinted lime, standing-seam zinc, scaled slate. */
  tone?: 'chaux' | 'sable' | 'zinc' | 'ardoise';
  /** Upper edge towards the section above: a roof ridge, the valley between two roofs, or flat. */
  top?: 'ridge' | 'valley' | 'flat';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Far down a long page: laid out when it comes near, or when the browser is idle; 'low' where it is no screen high. */
  isFar?: boolean | 'low';
  children: ReactNode;
}

/** Full-width section of the page; with a slope it overlaps the end of the section above. */
export function Section({ id, tone = 'chaux', top = 'flat', labelledBy, isFar = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      data-top={top}
      data-late={isFar !== false || undefined}
      aria-labelledby={labelledBy}
    >
      {isFar ? (
        <div className={styles.far} data-deferred={isFar === 'low' ? 'low' : ''}>
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

interface LaterPartProps {
  className?: string | undefined;
  /** True where a wide window shows the part in its first view. */
  isForPhones?: boolean;
  children: ReactNode;
}

/** Part of a near section that is below the first view of a phone: laid out when the page has been loaded. */
export function LaterPart({ className, isForPhones = false, children }: LaterPartProps) {
  return (
    <div className={[styles.part, className].filter(Boolean).join(' ')} data-deferred={isForPhones ? 'phone' : ''}>
      {children}
    </div>
  );
}

/** Content width of the page with its gutters. */
export function Container({ children, reveal = false }: { children: ReactNode; reveal?: boolean }) {
  return (
    <div className={styles.container} data-reveal={reveal ? '' : undefined}>
      {children}
    </div>
  );
}

interface HeadingProps {
  id: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  centered?: boolean;
}

/** Title of a section with the small line above and the lead sentence below. */
export function SectionHeading({ id, eyebrow, title, lead, centered = false }: HeadingProps) {
  return (
    <div className={styles.heading} data-centered={centered || undefined}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{keepNames(title)}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
