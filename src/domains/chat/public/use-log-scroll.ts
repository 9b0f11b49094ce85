import { type RefObject, useLayoutEffect, useRef } from 'react';
import { talk } from './talk.ts';

const NEAR_PX = 80;

interface View {
  first: number | undefined;
  /** Changes with every message added below. */
  last: string;
  /** Visitor's newest message being sent: always scrolled into view. */
  own: string | undefined;
}

/** Keeps the newest message in view unless the reader scrolled up; older ones load above without a jump. */
export function useLogScroll(log: RefObject<HTMLDivElement | null>, { first, last, own }: View): () => void {
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const before = useRef({ first, last, own });

  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return;
    if (own !== undefined && own !== before.current.own) isAtEnd.current = true;
    const isOlder =
      before.current.last === last && before.current.first !== first && before.current.first !== undefined;
    if (isOlder) box.scrollTop += box.scrollHeight - height.current;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    before.current = { first, last, own };
    height.current = box.scrollHeight;
  }, [log, first, last, own]);

  // The box itself changes size: it opens, a keyboard appears, a card appears below.
  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [log]);

  return () => {
    const box = log.current;
    if (box === null || box.clientHeight === 0) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    height.current = box.scrollHeight;
    if (box.scrollTop < NEAR_PX) void talk.older();
  };
}
