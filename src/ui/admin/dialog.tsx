import { Group, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './dialog.module.css';
import { useIsPhone } from './use-is-phone.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `wide`: for fields beside a preview. */
  size?: 'md' | 'lg' | 'wide';
  /** Whether a click outside closes the dialog too; false while the user writes text in it. */
  closesOutside?: boolean;
  /** Lies over another dialog: Escape closes only this one. */
  isOnTop?: boolean;
  /** A question of a few lines: it does not fill a phone's window. */
  isShort?: boolean;
  children: ReactNode;
}

/** Keys pressed in such an element close no other dialog; this is a rule of Mantine. */
export const NOT_FOR_OTHERS = { 'data-mantine-stop-propagation': 'true' } as const;

/**
 * Marks what has the focus as the first field: Mantine sets the focus twice, a moment after the dialog shows, and would
 * take it from a field that the user has pressed already.
 */
function keepFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // A menu or dialog of this one is elsewhere in the document, although React reports its events here.
  if (target === currentTarget || !currentTarget.contains(target)) return;
  for (const first of currentTarget.querySelectorAll('[data-autofocus]')) first.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', '');
}

/**
 * Marks Escape as used by the open dialog, so that nothing behind it closes too. It must listen before Mantine, which
 * closes the dialog: Mantine listens from an effect, which runs after layout effects.
 */
function useOwnEscape(isOpen: boolean): void {
  const claim = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape' && !event.isComposing) event.preventDefault();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => claim(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

const findFirst = (title: HTMLElement | null): HTMLElement | null | undefined =>
  title?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]');

/**
 * Title that has the focus where no field wants it: Mantine would give it to the cross. When one dialog becomes another,
 * with another title, what had the focus is gone, and the new one takes it.
 */
function DialogTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (heading.current && !findFirst(heading.current)) heading.current.dataset.autofocus = '';
  }, []);
  const words = typeof children === 'string' ? children : '';
  useEffect(() => {
    if (words === '' || document.activeElement !== document.body) return;
    (findFirst(heading.current) ?? heading.current)?.focus({ preventScroll: true });
  }, [words]);
  return (
    <Modal.Title ref={heading} tabIndex={-1} className={classes.title ?? ''}>
      {children}
    </Modal.Title>
  );
}

/**
 * Dialog, not mounted before it opens for the first time: most screens have several that nobody opens. Then it is closed
 * for one render, in which it notes what had the focus.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isMounted, setMounted] = useState(isOpen);
  useLayoutEffect(() => {
    if (isOpen) setMounted(true);
  }, [isOpen]);
  return (isOpen || isMounted) && <MountedDialog {...props} isOpen={isOpen && isMounted} />;
}

/** Mantine's own modal puts its title into a second `header` landmark, which is not allowed. */
function MountedDialog({
  isOpen,
  onClose,
  title,
  size = 'md',
  closesOutside = true,
  isOnTop = false,
  isShort = false,
  children,
}: DialogProps) {
  const isPhone = useIsPhone();
  useScrollLock(isOpen);
  useOwnEscape(isOpen);
  // Mantine's handlers ignore keys pressed in here, those of this dialog as well as those of the dialogs below.
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (isOnTop && isOpen && key === 'Escape' && !isComposing) onClose();
  });
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size === 'wide' ? '76rem' : size}
      centered
      fullScreen={isPhone && !isShort}
      closeOnClickOutside={closesOutside}
      {...(isOnTop ? { zIndex: 400, closeOnEscape: false } : {})}
    >
      <Modal.Overlay />
      <Modal.Content onFocus={keepFocus} {...(isOnTop ? NOT_FOR_OTHERS : {})}>
        <Group justify="space-between" wrap="nowrap" className={classes.head ?? ''}>
          <Modal.CloseButton aria-label={ADMIN_TEXTS.close} {...(isOnTop ? NOT_FOR_OTHERS : {})} />
          <DialogTitle>{title}</DialogTitle>
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
