import type { ReactNode } from 'react';
import { type Crumb, HOME_CRUMB } from '#src/kernel/breadcrumb.ts';
import { Container } from '#src/ui/public/section.tsx';
import { PAGE_TEXTS } from './page.texts.ts';
import styles from './page-hero.module.css';

interface PageHeroProps {
  eyebrow?: ReactNode;
  title: string;
  text: string;
  /** Breadcrumb without the home page; the last step is this page. */
  crumbs?: Crumb[];
  /** Framed by a gable beside the text, or below it on a phone. */
  picture?: ReactNode;
  /** Short facts below the buttons. */
  facts?: { label: string; value: string }[];
  /** For a title that is a whole sentence: set smaller and wider. */
  isLong?: boolean;
  /** Buttons below the text. */
  children?: ReactNode;
}

/** Dark header of an inner page, with its title over the line drawing of a truss. */
export function PageHero({
  eyebrow,
  title,
  text,
  crumbs,
  picture,
  facts = [],
  isLong = false,
  children,
}: PageHeroProps) {
  return (
    <div className={styles.hero} data-picture={picture ? '' : undefined}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words} data-long={isLong || undefined}>
            {crumbs && <Breadcrumb crumbs={crumbs} />}
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1>{title}</h1>
            {text && <p className={styles.text}>{text}</p>}
            {children && <div className={styles.actions}>{children}</div>}
            {facts.length > 0 && <Facts facts={facts} />}
          </div>
          {picture && (
            <div className={styles.gable}>
              <div className={styles.picture}>{picture}</div>
            </div>
          )}
        </div>
      </Container>
      <svg className={styles.truss} viewBox="0 0 800 320" aria-hidden="true" focusable="false">
        <path d="M20 300 400 30l380 270M20 300h760M400 30v270M400 300 210 165M400 300l190-135M210 165v135M590 165v135M115 232l95 68M685 232l-95 68M0 314 400 8l400 306" />
      </svg>
    </div>
  );
}

function Facts({ facts }: Required<Pick<PageHeroProps, 'facts'>>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Visible counterpart of the graph's BreadcrumbList. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav className={styles.crumbs} aria-label={PAGE_TEXTS.breadcrumb}>
      <ol>
        <li>
          <a href={HOME_CRUMB.path}>{HOME_CRUMB.label}</a>
        </li>
        {crumbs.map(({ label, path }, place) => (
          <li key={path}>{place === last ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
