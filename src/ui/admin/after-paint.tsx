import { type ReactNode, useDeferredValue } from 'react';

interface AfterPaintProps {
  /** Shows them at once instead. */
  isNow?: boolean;
  children: ReactNode;
}

/** Shows its children one render later than what is around them, which the user sees and can use meanwhile. */
export function AfterPaint({ isNow = false, children }: AfterPaintProps) {
  return useDeferredValue(true, isNow) && children;
}
