import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { getStatusColor, PRIORITY_COLORS, type Priority, type Status } from './status-colors.ts';

interface StatusBadgeProps {
  status: Status;
  size?: 'sm' | 'md';
  className?: string | undefined;
  /** The status in words. */
  children: ReactNode;
}

/** A status as word and colour. One that changes on a press is a `StatusToggle`. */
export function StatusBadge({ status, size = 'md', className, children }: StatusBadgeProps) {
  return (
    <Badge variant="light" color={getStatusColor(status)} size={size} miw="max-content" className={className ?? ''}>
      {children}
    </Badge>
  );
}

/** A priority as word and coloured dot. */
export function PriorityMark({ priority }: { priority: Priority }) {
  return (
    <Badge variant="dot" color={PRIORITY_COLORS[priority]} miw="max-content">
      {fill(ADMIN_TEXTS.priority, { priority: ADMIN_TEXTS.priorities[priority].toLowerCase() })}
    </Badge>
  );
}
