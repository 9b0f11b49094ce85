/** What a swipe on a row does: to the left it is put away, to the right it gets its commonest act. */
export interface SwipeAct {
  /** Shown beside the row while it is moved; the same act has a button or a menu, so it is not read out. */
  label: string;
  tone: 'go' | 'away';
  run: () => unknown;
}

export interface RowSwipe {
  left?: SwipeAct | undefined;
  right?: SwipeAct | undefined;
}

export type SwipeSide = keyof RowSwipe;

/** Pixels after which a movement has a direction. */
const START_PX = 12;
/** Pixels after which letting go acts. */
export const ACT_PX = 96;
/** Strip at both sides of the window that belongs to the browser's own way back. */
const EDGE_PX = 28;
/** How far a row follows in a direction without an act. */
const RESISTANCE = 0.15;

/** Returns whether a touch may become a swipe: one that begins at an edge is the browser's. */
export const mayStart = (x: number, width: number): boolean => x > EDGE_PX && x < width - EDGE_PX;

/** Returns whether a movement is a swipe, a scroll of the page, or not clear yet. */
export function getDirection(dx: number, dy: number): 'swipe' | 'scroll' | 'unclear' {
  if (Math.hypot(dx, dy) < START_PX) return 'unclear';
  return Math.abs(dx) > 1.5 * Math.abs(dy) ? 'swipe' : 'scroll';
}

/** Returns how far the row moves, and the act that would run now. */
export function getMove(dx: number, acts: RowSwipe): { shift: number; side: SwipeSide; act: SwipeAct | undefined } {
  const side = dx < 0 ? 'left' : 'right';
  const act = acts[side];
  if (act === undefined) return { shift: dx * RESISTANCE, side, act: undefined };
  return { shift: dx, side, act: Math.abs(dx) >= ACT_PX ? act : undefined };
}
