import type { ReactNode } from 'react';
import type { CityScene } from '../../city-content.contract.ts';
import styles from './city-emblem.module.css';
import { ClermontFerrandScene } from './clermont-ferrand-scene.tsx';
import { GrenobleScene } from './grenoble-scene.tsx';
import { LyonScene } from './lyon-scene.tsx';
import { SaintEtienneScene } from './saint-etienne-scene.tsx';
import { ValenceScene } from './valence-scene.tsx';

const SCENES: Record<Exclude<CityScene, 'none'>, () => ReactNode> = {
  lyon: LyonScene,
  'saint-etienne': SaintEtienneScene,
  valence: ValenceScene,
  'clermont-ferrand': ClermontFerrandScene,
  grenoble: GrenobleScene,
};

/** Draws a landmark of the city above its roofs; nothing for a city that chose no drawing. */
export function CityEmblem({ scene, label }: { scene: CityScene; label: string }) {
  if (scene === 'none') return null;
  const Scene = SCENES[scene];
  return (
    <figure className={styles.emblem}>
      <svg viewBox="0 0 720 340" width="720" height="340" aria-hidden="true" focusable="false">
        <Scene />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
