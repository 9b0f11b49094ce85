import { getDeferral } from '#src/ui/public/deferral.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Zone } from '../../zone.contract.ts';
import { TownCard } from '../town-card.tsx';
import styles from './town-list.module.css';

/** Up to as many are no higher than what is estimated for a far section. */
const FEW = 3;

interface TownListProps {
  zones: Zone[];
  words: { title: string; lead: string; seatLabel: string };
  suffix: string;
}

/** Lists every zone with name and description; independent of the map. */
export function TownList({ zones, words, suffix }: TownListProps) {
  const id = `titre-zones${suffix}`;
  const seat = zones.find(({ isSeat }) => isSeat);
  return (
    <Section tone="sable" top="valley" labelledBy={id} isFar={zones.length > FEW}>
      <Container>
        <SectionHeading id={id} title={words.title} lead={words.lead} />
        {seat && (
          <div className={styles.seat}>
            {words.seatLabel && <p className={styles.eyebrow}>{words.seatLabel}</p>}
            <TownCard zone={seat} />
          </div>
        )}
        <ul className={styles.list}>
          {zones
            .filter(({ isSeat }) => !isSeat)
            .map((zone, place) => (
              <li key={zone.slug} {...getDeferral(place)}>
                <TownCard zone={zone} />
              </li>
            ))}
        </ul>
      </Container>
    </Section>
  );
}
