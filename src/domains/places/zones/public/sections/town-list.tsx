import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { MAP_TEXTS } from '../../map.texts.ts';
import type { Zone } from '../../zone.contract.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';
import { TownCard } from '../town-card.tsx';
import styles from './town-list.module.css';

/** Lists every zone with name and description; independent of the map. */
export function TownList({ zones, summary }: { zones: Zone[]; summary: string }) {
  const seat = zones.find(({ isSeat }) => isSeat);
  return (
    <Section tone="sable" top="valley" labelledBy="titre-zones">
      <Container>
        <SectionHeading id="titre-zones" title={MAP_TEXTS.fallbackTitle} lead={summary} />
        {seat && (
          <div className={styles.seat}>
            <p className={styles.eyebrow}>{ZONES_PAGE_TEXTS.list.seat}</p>
            <TownCard zone={seat} />
          </div>
        )}
        <ul className={styles.list}>
          {zones
            .filter(({ isSeat }) => !isSeat)
            .map((zone) => (
              <li key={zone.slug}>
                <TownCard zone={zone} />
              </li>
            ))}
        </ul>
      </Container>
    </Section>
  );
}
