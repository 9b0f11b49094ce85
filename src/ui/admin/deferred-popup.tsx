import { type ComponentType, cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { useIdleLoad } from './use-later.ts';

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** What a menu or panel that is loaded on first use takes. */
export interface PopupProps {
  /** Button that opens it. */
  target: ReactElement<ButtonProps>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

interface DeferredPopupProps<Rest> {
  /** Loads the component with the same button and what it opens; always the same function. */
  load: () => Promise<ComponentType<PopupProps & Rest>>;
  role: 'menu' | 'dialog';
  target: ReactElement<ButtonProps>;
  /** Further properties of the loaded component. */
  rest: Rest;
}

/**
 * Button whose menu or panel is loaded when the browser is idle, or on hover, focus or press. A press before that is
 * not lost: the popup opens as soon as it is there, and its button, which is another element then, has the focus.
 */
export function DeferredPopup<Rest extends object>({ load, role, target, rest }: DeferredPopupProps<Rest>) {
  const [popup, setPopup] = useState<{ Popup: ComponentType<PopupProps & Rest> }>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useIdleLoad(load);
  useEffect(() => {
    if (popup === undefined) return;
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [popup]);
  if (popup !== undefined) {
    return <popup.Popup {...rest} target={cloneElement(target, { ref: button })} isOpen={isOpen} onChange={setOpen} />;
  }
  // After a failure, the next press loads it again.
  const prepare = (): void => void load().catch(() => undefined);
  const open = (): void =>
    void load().then(
      (Popup) => setPopup({ Popup }),
      () => undefined,
    );
  return cloneElement(target, {
    'aria-haspopup': role,
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: prepare,
    onFocus: prepare,
  });
}
