/** Labels of the message statuses, on the wire (`statusText`) and on screens. */
export const MESSAGE_STATUS_TEXTS = {
  unread: 'Non lu',
  read: 'Lu',
  replied: 'Répondu',
  archived: 'Archivé',
} as const;
