import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  /** Material of the ground: lime, tinted lime, standing-seam zinc, scaled slate. */
  tone?: 'chaux' | 'sable' | 'zinc' | 'ardoise';
  /** How it meets the section above: a roof ridge, the valley between two roofs, or flat. */
  top?: 'ridge' | 'valley' | 'flat';
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** Far down a long page: laid out when it comes near, or when nothing else is to be done. */
  isFar?: boolean;
  children: ReactNode;
}

/** A full-width band of the page; with a slope it rises over the end of the band above. */
export function Section({ id, tone = 'chaux', top = 'flat', labelledBy, isFar = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      data-top={top}
      data-late={isFar || undefined}
      aria-labelledby={labelledBy}
    >
      {isFar ? (
        <div className={styles.far} data-deferred="">
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

/** The page's measure with its gutters. */
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

/** Title of a section with the small line above and the sentence below. */
export function SectionHeading({ id, eyebrow, title, lead, centered = false }: HeadingProps) {
  return (
    <div className={styles.heading} data-centered={centered || undefined}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
