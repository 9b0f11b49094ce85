import type { ZoneIcon as IconName } from '../zone.contract.ts';
import styles from './zone-icon.module.css';

/** Outlines on a 24 px grid: the symbol of each town. */
const PATHS: Record<IconName, string> = {
  basilica: 'M4 20V9l2-5 2 5v11M16 20V9l2-5 2 5v11M8 20v-6a4 4 0 0 1 8 0v6M12 10V7M2.5 20h19',
  'slag-heap': 'M2 19 8.5 6l4.3 8.4L15.5 10 22 19ZM6.2 11c1.5 1 3 .8 4.3-.8',
  kiosk: 'M12 5V3M3.5 10 12 5l8.5 5ZM6 10v8M18 10v8M10 10v8M14 10v8M4.5 18h15M3 21h18',
  volcano: 'M2 20 8.5 9.5l1.7 1.5L12 9.5l1.8 1.5 1.7-1.5L22 20ZM12 6.5c-1.5-1.5 1.5-2 0-4',
  stream: 'M3 7c3-2.5 5.5 2.5 9 0s6-2.5 9 0M3 12.5c3-2.5 5.5 2.5 9 0s6-2.5 9 0M3 18c3-2.5 5.5 2.5 9 0s6-2.5 9 0',
  star: 'm12 3 2.6 6 6.4.6-4.9 4.3 1.5 6.4L12 17l-5.6 3.3 1.5-6.4L3 9.6 9.4 9Z',
  temple: 'M3 9.5 12 4l9 5.5ZM5 9.5V18M9.7 9.5V18M14.3 9.5V18M19 9.5V18M3.5 18h17M2 21h20',
  workshop: 'M3 20V10.5L9 6v4.5L15 6v4.5L21 6v14ZM9 20v-5h6v5',
  mountain: 'M2 20 9 6l4.3 8L15.5 10 22 20ZM6.7 10.7l2.3 2 2.4-2.2',
  castle: 'M4 21V8h2.5v2h2.7V8h5.6v2h2.7V8H20v13ZM10 21v-4a2 2 0 0 1 4 0v4M12 8V3.5h3.5',
  keep: 'M7 21V4h2.5v2h1.7V4h1.6v2h1.7V4H17v17M3.5 21h17M12 10v3M7 16h10',
  bridge: 'M2 8h20M2 11.5h20M3 19v-2a4.5 4.5 0 0 1 9 0v2M12 19v-2a4.5 4.5 0 0 1 9 0v2',
  wind: 'M3 8h10.5a2.7 2.7 0 1 0-2.7-2.7M3 12h15.5a2.7 2.7 0 1 1-2.7 2.7M3 16h7.5a2.4 2.4 0 1 1-2.4 2.4',
  canal: 'M3 12.5h18L18.5 17h-13ZM7 12.5V8.5h7v4M3 20.5c2-1.5 4 1.5 6 0s4-1.5 6 0 4 1.5 6 0',
  village: 'M3 21v-6l3.8-3 3.8 3v6M8.5 13V8.5L12.5 5l4 3.5V13M13.4 21v-6l3.8-3 3.8 3v6M2 21h20',
  ramparts: 'M3 21V9h3v2.5h3V9h6v2.5h3V9h3v12ZM7 21v-3.5a1.5 1.5 0 0 1 3 0V21M14 21v-3.5a1.5 1.5 0 0 1 3 0V21',
  'cable-car': 'M3 3.5 21 7M9.5 5v4.5M14.5 6v3.5M12 9.5a5.5 5.5 0 1 0 .01 0M6.8 15h10.4',
};

/** Symbol of a town; decorative, because the name stands beside it. */
export function ZoneIcon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
