import { useId } from 'react';
import styles from './missing-tile.module.css';

const ROWS = 5;
const PER_ROW = 11;
const TILE = 44;
const STEP = 34;
/** Top of the lowest row: its tiles slightly overhang the gutter. */
const EAVES = 196;
/** Missing tile: row from the eaves, position in the row. */
const MISSING = { row: 2, place: 6 };

/** Returns the path of one tile, which overlaps the row below. */
const scale = (x: number, y: number): string => `M${x} ${y}v20a22 22 0 0 0 44 0v-20z`;

/** Draws a house with a slate roof and one slate on the ground. */
export function MissingTile({ label }: { label: string }) {
  const slope = useId();
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const places = Array.from({ length: PER_ROW }, (_, place) => place);
  return (
    <svg className={styles.roof} viewBox="0 0 440 330" role="img" aria-label={label}>
      <clipPath id={slope}>
        <path d="M80 62h280l72 182H8z" />
      </clipPath>
      <path className={styles.grid} d="M44 240h352v84H44z" />
      <path className={styles.opening} d="M96 324v-52h36v52M176 262h44v34h-44zM198 262v34" />
      <path className={styles.chimney} d="M284 72V22h42v60M278 22h54" />
      <g clipPath={`url(#${slope})`}>
        {rows.map((row) =>
          places.map((place) => {
            const x = place * TILE - (row % 2 === 0 ? 22 : 0);
            const isMissing = row === MISSING.row && place === MISSING.place;
            return (
              <path
                key={`${row}-${place}`}
                className={isMissing ? styles.hole : styles.tile}
                d={scale(x, EAVES - row * STEP)}
              />
            );
          }),
        )}
      </g>
      <path className={styles.verge} d="M80 62 9 242M360 62l71 180" />
      <path className={styles.ridge} d="M76 62h288" />
      <path className={styles.gutter} d="M4 244h432" />
      <path className={styles.fallen} d={scale(0, 0)} transform="translate(318 283) rotate(-14)" />
      <path d="M4 325h432" />
    </svg>
  );
}
