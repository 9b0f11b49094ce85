import { Loader } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getPullShift, isPull, PULL_PX } from './pull.ts';
import classes from './pull-to-refresh.module.css';

interface PullToRefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Whether a touch is meant for what lies over the page: a dialog, a menu, a sheet. */
const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;

/** Sign at the top of a list that a finger pulls down at the page's beginning; then the list is read again. */
export function PullToRefresh({ isRefreshing, onRefresh }: PullToRefreshProps) {
  const sign = useRef<HTMLSpanElement>(null);
  const start = useRef<{ x: number; y: number }>(null);
  const show = (dy: number): void => {
    const { current } = sign;
    if (current === null) return;
    current.style.setProperty('--pull', `${getPullShift(dy)}px`);
    current.dataset.pulled = String(dy > 0);
    current.dataset.ready = String(dy >= PULL_PX);
  };
  const begin = useEffectEvent(({ touches, target }: TouchEvent): void => {
    const [touch] = touches;
    const isStart = touches.length === 1 && touch && window.scrollY <= 0 && !isOverPage(target);
    start.current = isStart ? { x: touch.clientX, y: touch.clientY } : null;
  });
  const move = useEffectEvent(({ touches: [touch, ...others] }: TouchEvent): void => {
    const { current } = start;
    if (current === null || touch === undefined) return;
    const [dx, dy] = [touch.clientX - current.x, touch.clientY - current.y];
    if (others.length > 0 || window.scrollY > 0 || Math.abs(dx) > Math.max(24, dy)) start.current = null;
    show(start.current !== null && isPull(dx, dy) ? dy : 0);
  });
  const end = useEffectEvent((): void => {
    const isReady = sign.current?.dataset.ready === 'true';
    start.current = null;
    show(0);
    if (!isReady) return;
    sign.current?.setAttribute('data-asked', 'true');
    onRefresh();
  });
  const cancel = useEffectEvent((): void => {
    start.current = null;
    show(0);
  });
  useEffect(() => {
    if (!isRefreshing) sign.current?.removeAttribute('data-asked');
  }, [isRefreshing]);
  useEffect(() => {
    const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: cancel };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listen] of all) window.addEventListener(name, listen, { passive: true });
    return () => {
      for (const [name, listen] of all) window.removeEventListener(name, listen);
    };
  }, []);
  return (
    <span ref={sign} aria-hidden className={classes.sign} data-pulled="false" data-busy={isRefreshing}>
      {isRefreshing ? <Loader size={18} /> : <IconArrowDown size={20} />}
    </span>
  );
}
