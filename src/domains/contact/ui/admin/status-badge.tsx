import { Badge } from '@mantine/core';
import type { MessageStatus } from '../../contact.contract.ts';
import { MESSAGE_STATUS_TEXTS } from '../../contact-status.texts.ts';

const COLORS = { unread: 'red', read: 'blue', replied: 'green', archived: 'gray' } as const;

/** Shows the status of a message as a coloured label. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  return (
    <Badge variant="light" color={COLORS[status]} miw="max-content">
      {MESSAGE_STATUS_TEXTS[status]}
    </Badge>
  );
}
