import { MAP_TEXTS as texts } from '../map.texts.ts';
import type { Zone } from '../zone.contract.ts';
import styles from './plain-zone-list.module.css';

/** Fallback list of every place with name and description, for when a map cannot be shown. */
export function PlainZoneList({ zones, summary }: { zones: Zone[]; summary: string }) {
  return (
    <section className={styles.section} aria-labelledby="liste-des-zones">
      <h2 id="liste-des-zones">{texts.fallbackTitle}</h2>
      <p>{summary}</p>
      <ul className={styles.list}>
        {zones.map(({ slug, name, description }) => (
          <li key={slug}>
            <strong>{name}</strong> {description}
          </li>
        ))}
      </ul>
      <p>
        <a href="/zones" target="_top">
          {texts.back}
        </a>
      </p>
    </section>
  );
}
