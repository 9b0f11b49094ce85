import { Group, Modal } from '@mantine/core';
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
  children: ReactNode;
}

/** A box over the screen. Mantine's own modal puts its title into a second page header, which landmarks forbid. */
export function Dialog({ isOpen, onClose, title, size = 'md', closesOutside = true, children }: DialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size === 'wide' ? '76rem' : size}
      centered
      closeOnClickOutside={closesOutside}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Group justify="space-between" wrap="nowrap" className={classes.head ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={ADMIN_TEXTS.close} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
