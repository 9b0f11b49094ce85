import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container, Section } from '../public/section.tsx';
import styles from './account.module.css';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';

interface AccountPageProps {
  title: string;
  text?: string;
  /** Parent page. */
  back?: { label: string; to: string };
  /** Shows one centred form instead of the full content width. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Dark header with the title, then the page content on a light background. */
export function AccountPage({ title, text, back, isNarrow = false, children }: AccountPageProps) {
  return (
    <>
      <div className={styles.head}>
        <Container>
          {back && (
            <Link className={styles.back} to={back.to}>
              <span aria-hidden="true">‹</span> {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </Container>
      </div>
      <Section>
        <Container>
          <div className={styles.body} data-narrow={isNarrow || undefined}>
            <noscript>{texts.needsJavaScript}</noscript>
            {children}
          </div>
        </Container>
      </Section>
    </>
  );
}
