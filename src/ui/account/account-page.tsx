import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container, Section } from '../public/section.tsx';
import styles from './account.module.css';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';

interface AccountPageProps {
  title: string;
  text?: string;
  /** The page above this one. */
  back?: { label: string; to: string };
  /** One form in the middle instead of the whole measure. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Dark head with the title, then the page on its light ground. */
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
