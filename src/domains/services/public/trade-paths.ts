import { ICON_PATHS } from '#src/ui/public/icon-paths.ts';
import type { Trade } from '../trade.rules.ts';

/** One outline per trade, on a 24 px grid. */
export const TRADE_PATHS: Record<Trade | 'tools', string> = {
  // A truss with its king post and struts.
  charpente: 'M2 19L12 5l10 14zM12 5v14M7 12l5 7l5 -7',
  // Overlapping scales.
  couverture:
    'M3 4h18v4a3 3 0 0 1 -6 0a3 3 0 0 1 -6 0a3 3 0 0 1 -6 0zM9 4v4M15 4v4M6 11v3a3 3 0 0 1 -3 3v-9M6 14a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 3 3v-9M12 11v3M18 11v3M3 17a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0',
  // A tray of standing-seam zinc.
  zinguerie: 'M6 5h12l4 14h-20zM10 5l-1.5 14M14 5l1.5 14',
  // A leaf.
  demoussage: 'M5 21c.5 -4.5 2.5 -8 7 -10M9 18c6.218 0 10.5 -3.288 11 -12v-2h-4.014c-9 0 -11.986 4 -12 9c0 1 0 3 2 5h3',
  // Insulation between two boards, as drawn on plans.
  isolation: 'M3 5h18M3 19h18M3 12c1 -5 3.5 -5 4.5 0s3.5 5 4.5 0s3.5 -5 4.5 0s3.5 5 4.5 0',
  // A drop under the ridge.
  reparation: 'M3 10l9 -6l9 6M12 10.5c-2 2.7 -3 4.5 -3 6a3 3 0 0 0 6 0c0 -1.5 -1 -3.3 -3 -6',
  // A crane and its hook.
  installation: 'M6 21h6M9 21v-18l-6 6h18M9 3l10 6M17 9v4a2 2 0 1 1 -2 2',
  // Rinsing drops.
  nettoyage:
    'M12 3c-2 2.6 -3 4.1 -3 5.5a3 3 0 0 0 6 0c0 -1.4 -1 -2.9 -3 -5.5M6.5 12.5c-1.7 2.2 -2.5 3.5 -2.5 4.7a2.5 2.5 0 0 0 5 0c0 -1.2 -.8 -2.5 -2.5 -4.7M17.5 12.5c-1.7 2.2 -2.5 3.5 -2.5 4.7a2.5 2.5 0 0 0 5 0c0 -1.2 -.8 -2.5 -2.5 -4.7',
  // A half-round gutter with its downpipe.
  gouttieres: 'M2 5h20M3 5a6 6 0 0 0 12 0M12.5 10v5a3 3 0 0 1 -3 3h-1v3M18 9v1M20 13v1M17 16v1',
  // A roof window on its slope.
  fenetres: 'M7 4h14l-4 16h-14zM5 12h14M14 4l-4 16',
  tools: ICON_PATHS.tools,
};

/** Icon outlines of steps, by the names that the company uses; from Tabler Icons 3.51 (MIT). */
export const STEP_PATHS: Record<string, string> = {
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6',
  ruler: 'M17 3l4 4l-14 14l-4 -4zM16 7l-1.5 -1.5M13 10l-1.5 -1.5M10 13l-1.5 -1.5M7 16l-1.5 -1.5',
  brush: 'M3 21v-4a4 4 0 1 1 4 4h-4M21 3a16 16 0 0 0 -12.8 10.2M21 3a16 16 0 0 1 -10.2 12.8M10.6 9a9 9 0 0 1 4.4 4.4',
  droplet: 'M12 3c-4 5.2 -6 8.3 -6 11.5a6 6 0 0 0 12 0c0 -3.2 -2 -6.3 -6 -11.5',
  palette:
    'M12 21a9 9 0 0 1 0 -18c4.97 0 9 3.582 9 8c0 1.06 -.474 2.078 -1.318 2.828c-.844 .75 -1.989 1.172 -3.182 1.172h-2.5a2 2 0 0 0 -1 3.75a1.3 1.3 0 0 1 -1 2.25M7.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M15.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  file: ICON_PATHS.quote,
  calendar: ICON_PATHS.calendar,
  hammer: ICON_PATHS.hammer,
  check: ICON_PATHS.check,
  phone: ICON_PATHS.phone,
  camera: ICON_PATHS.camera,
  tools: ICON_PATHS.tools,
};
