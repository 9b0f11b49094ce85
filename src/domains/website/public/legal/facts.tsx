import { type Fact, isKnown } from '../../chapter-facts.views.ts';
import styles from './legal-page.module.css';

/** Lists the known facts, one per line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.filter(isKnown).map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
