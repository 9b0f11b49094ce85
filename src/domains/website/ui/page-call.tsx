import type { ReactNode } from 'react';
import { Container, Section } from '#src/ui/public/section.tsx';
import styles from './page-call.module.css';

interface PageCallProps {
  title: string;
  text: string;
  look?: 'light' | 'dark';
  tone?: 'chaux' | 'sable';
  /** Buttons. */
  children: ReactNode;
}

/** End of a page: a word to the visitor, and what to do next. */
export function PageCall({ title, text, look = 'light', tone = 'chaux', children }: PageCallProps) {
  return (
    <Section tone={tone} labelledBy="titre-appel">
      <Container reveal>
        <div className={styles.call} data-look={look}>
          <div className={styles.words}>
            <h2 id="titre-appel">{title}</h2>
            <p>{text}</p>
          </div>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </Section>
  );
}
