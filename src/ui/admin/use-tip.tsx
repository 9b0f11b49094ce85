import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type DOMAttributes, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TIP_DELAY_MS } from './admin-theme.ts';

interface OpenTipProps {
  label: string;
  target: HTMLElement;
  onClose: () => void;
}

function OpenTip({ label, target, onClose }: OpenTipProps) {
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onClose());
  return <Tooltip label={label} target={target} opened />;
}

interface Tip {
  /** Handlers of the control. */
  events: Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'>;
  /** Rendered beside the control. */
  tip: ReactNode;
}

/**
 * Gives a control of a row a tooltip that is mounted only while it shows: a list has a hundred of them, and Mantine's
 * own costs more to render than the rest of the control.
 */
export function useTip(label: string): Tip {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<number>(undefined);
  const hide = (): void => {
    window.clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    events: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void => {
        if (pointerType === 'mouse') timer.current = window.setTimeout(() => setTarget(currentTarget), TIP_DELAY_MS);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
    },
    tip: target && <OpenTip label={label} target={target} onClose={hide} />,
  };
}
