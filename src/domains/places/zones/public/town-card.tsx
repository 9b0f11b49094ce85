import { fill } from '#src/kernel/text.ts';
import { keepNames } from '#src/ui/public/unbroken.tsx';
import { MAP_TEXTS } from '../map.texts.ts';
import type { Zone } from '../zone.contract.ts';
import { MarkerSign } from './marker-shape.tsx';
import styles from './town-card.module.css';
import { ZoneIcon } from './zone-icon.tsx';

/** Card of a service area: its local features, its districts, its distance. */
export function TownCard({ zone }: { zone: Zone }) {
  const { slug, name, department, population, description, cities, coverage, color, icon, isSeat, pageHref } = zone;
  return (
    <article id={slug} className={styles.card} data-color={color} data-seat={isSeat ? '' : undefined}>
      <header className={styles.head}>
        <ZoneIcon name={icon} />
        <div>
          <h3>{keepNames(name)}</h3>
          <p className={styles.place}>
            {population === '' ? (
              <>
                {department.name} ({department.code})
              </>
            ) : (
              <>
                {department.name} ({department.code}), {population}
              </>
            )}
          </p>
        </div>
      </header>
      {description && <p className={styles.text}>{description}</p>}
      {cities.length > 0 && (
        <ul className={styles.districts} aria-label={MAP_TEXTS.district}>
          {cities.map((district) => (
            <li key={district}>{district}</li>
          ))}
        </ul>
      )}
      {coverage && (
        <p className={styles.coverage}>
          <MarkerSign color={color} />
          {coverage}
        </p>
      )}
      {pageHref && (
        <p>
          <a className={styles.link} href={pageHref}>
            {fill(MAP_TEXTS.page, { name })}
          </a>
        </p>
      )}
    </article>
  );
}
