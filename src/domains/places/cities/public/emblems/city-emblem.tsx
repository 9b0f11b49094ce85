import type { ReactNode } from 'react';
import type { City } from '../../city.contract.ts';
import styles from './city-emblem.module.css';
import { ClermontFerrandScene } from './clermont-ferrand-scene.tsx';
import { GrenobleScene } from './grenoble-scene.tsx';
import { LyonScene } from './lyon-scene.tsx';
import { SaintEtienneScene } from './saint-etienne-scene.tsx';
import { ValenceScene } from './valence-scene.tsx';

const SCENES: Record<City['slug'], () => ReactNode> = {
  lyon: LyonScene,
  'saint-etienne': SaintEtienneScene,
  valence: ValenceScene,
  'clermont-ferrand': ClermontFerrandScene,
  grenoble: GrenobleScene,
};

/** Draws a landmark of the city above its roofs. */
export function CityEmblem({ slug, label }: { slug: City['slug']; label: string }) {
  const Scene = SCENES[slug];
  return (
    <figure className={styles.emblem}>
      <svg viewBox="0 0 720 340" width="720" height="340" aria-hidden="true" focusable="false">
        <Scene />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
