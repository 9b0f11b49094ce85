import { Group, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `wide`: fields beside a preview. */
  size?: 'md' | 'lg' | 'wide';
  /** Whether a press beside it closes it too; not where something is being written. */
  closesOutside?: boolean;
  /** Lies over another dialog: Escape closes this one alone. */
  isOnTop?: boolean;
  children: ReactNode;
}

/** Keys pressed in such an element close no other dialog, by Mantine's own rule. */
export const NOT_FOR_OTHERS = { 'data-mantine-stop-propagation': 'true' } as const;

/** A box over the screen. Mantine's own modal puts its title into a second page header, which landmarks forbid. */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'md',
  closesOutside = true,
  isOnTop = false,
  children,
}: DialogProps) {
  // Mantine's own handlers pass by a key pressed in here, this dialog's as well as those of the ones below.
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (isOnTop && isOpen && key === 'Escape' && !isComposing) onClose();
  });
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size === 'wide' ? '76rem' : size}
      centered
      closeOnClickOutside={closesOutside}
      {...(isOnTop ? { zIndex: 400, closeOnEscape: false } : {})}
    >
      <Modal.Overlay />
      <Modal.Content {...(isOnTop ? NOT_FOR_OTHERS : {})}>
        <Group justify="space-between" wrap="nowrap" className={classes.head ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={ADMIN_TEXTS.close} {...(isOnTop ? NOT_FOR_OTHERS : {})} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
