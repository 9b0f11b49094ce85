import { Popover } from '@mantine/core';
import { cloneElement } from 'react';
import type { PopupProps } from '#src/ui/admin/deferred-popup.tsx';
import { NOTIFICATION_TEXTS as TEXTS } from '../notification.texts.ts';
import { NotificationPanel } from './notification-panel.tsx';
import type { Bell } from './use-bell.ts';

/** Panel of the latest notifications, below the bell. */
export function BellPopover({ target, isOpen, onChange, bell }: PopupProps & { bell: Bell }) {
  return (
    <Popover
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{cloneElement(target, { onClick: () => onChange(!isOpen) })}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={TEXTS.title}>
        <NotificationPanel bell={bell} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
