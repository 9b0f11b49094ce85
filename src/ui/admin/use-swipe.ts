import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { getDirection, getMove, mayStart, type RowSwipe } from './swipe.ts';

interface Touch {
  x: number;
  y: number;
  isSwipe: boolean;
}

/** A press that ends a swipe opens nothing; browsers send it at once. */
const CLICK_MS = 350;

/** Moves a row with the finger and runs its act; vertical movements stay the page's, a mouse changes nothing. */
export function useSwipe(acts: RowSwipe) {
  const touch = useRef<Touch>(null);
  const ended = useRef(0);
  const settle = (row: HTMLElement): void => {
    touch.current = null;
    row.style.transform = '';
    delete row.dataset.swipe;
    delete row.dataset.ready;
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const { current } = touch;
    if (current === null) return;
    const row = event.currentTarget;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.isSwipe) {
      const direction = getDirection(dx, dy);
      if (direction === 'scroll') touch.current = null;
      if (direction !== 'swipe') return;
      current.isSwipe = true;
      row.setPointerCapture(event.pointerId);
    }
    const { shift, side, act } = getMove(dx, acts);
    row.style.transform = `translateX(${shift}px)`;
    row.dataset.swipe = side;
    row.dataset.ready = String(act !== undefined);
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    const { current } = touch;
    if (current === null) return;
    const { act } = getMove(current.isSwipe ? event.clientX - current.x : 0, acts);
    if (current.isSwipe) ended.current = event.timeStamp;
    settle(event.currentTarget);
    act?.run();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
      const isStart = pointerType === 'touch' && isPrimary && mayStart(x, window.innerWidth);
      touch.current = isStart ? { x, y, isSwipe: false } : null;
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => settle(currentTarget),
    onClickCapture: (event: MouseEvent): void => {
      if (event.timeStamp - ended.current > CLICK_MS || ended.current === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
