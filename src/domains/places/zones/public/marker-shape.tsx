import type { ZoneColor } from '../zone.contract.ts';
import styles from './marker-shape.module.css';

/** A house, a lozenge, a disc, a ring: distinct without their colours as well. */
const SHAPES: Record<ZoneColor, string> = {
  patine: 'M0-10 9-2V9H-9V-2Z',
  terre: 'M0-10 8 0 0 10-8 0Z',
  ocre: 'M0-8a8 8 0 1 1-.01 0Z',
  ardoise: 'M0-8a8 8 0 1 1-.01 0ZM0-3.5a3.5 3.5 0 1 0 .01 0Z',
};

/** Head of a marker, centred on the point 0,0. */
export function MarkerShape({ color }: { color: ZoneColor }) {
  return <path className={styles.shape} data-color={color} fillRule="evenodd" d={SHAPES[color]} />;
}

/** The same shape for a legend or a list. */
export function MarkerSign({ color }: { color: ZoneColor }) {
  return (
    <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <MarkerShape color={color} />
    </svg>
  );
}
