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

/** Call to action at the end of a page. */
export function PageCall({ title, text, look = 'light', tone = 'chaux', children }: PageCallProps) {
  return (
    <Section tone={tone} labelledBy="titre-appel" isFar="low">
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
