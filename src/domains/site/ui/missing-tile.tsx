import styles from './missing-tile.module.css';

const ROWS = 5;
const PER_ROW = 9;
const TILE = 44;
/** The hole: row from the eaves, place in it. */
const MISSING = { row: 2, place: 5 };

/** One scale of the roof, lapped over the row below it. */
const scale = (x: number, y: number): string => `M${x} ${y}v26a22 22 0 0 0 44 0v-26z`;

/** A roof drawn in lines, one tile of it gone. */
export function MissingTile({ label }: { label: string }) {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const places = Array.from({ length: PER_ROW }, (_, place) => place);
  return (
    <svg className={styles.roof} viewBox="0 0 440 330" role="img" aria-label={label}>
      <path className={styles.ridge} d="M12 76 210 10l216 66" />
      {rows.map((row) =>
        places.map((place) => {
          const x = place * TILE + (row % 2 === 0 ? 22 : 0);
          const y = 236 - row * 38;
          const isMissing = row === MISSING.row && place === MISSING.place;
          return <path key={`${row}-${place}`} className={isMissing ? styles.hole : styles.tile} d={scale(x, y)} />;
        }),
      )}
      <path className={styles.fallen} d={scale(0, 0)} transform="translate(330 258) rotate(64)" />
      <path className={styles.ground} d="M0 322h440" />
    </svg>
  );
}
