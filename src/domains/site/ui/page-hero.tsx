import type { ReactNode } from 'react';
import { Container } from '#src/ui/public/section.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  eyebrow?: string;
  title: string;
  text: string;
  /** Buttons under the sentence. */
  children?: ReactNode;
}

/** Dark opening of an inner page, its title over a truss drawn in light lines. */
export function PageHero({ eyebrow, title, text, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <svg className={styles.truss} viewBox="0 0 800 320" aria-hidden="true" focusable="false">
        <path d="M20 300 400 30l380 270M20 300h760M400 30v270M400 300 210 165M400 300l190-135M210 165v135M590 165v135M115 232l95 68M685 232l-95 68M0 314 400 8l400 306" />
      </svg>
      <Container>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </Container>
    </div>
  );
}
