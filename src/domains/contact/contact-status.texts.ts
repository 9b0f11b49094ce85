import { catalogue } from '#src/kernel/catalogue.ts';

/** Labels of the message statuses, in API responses (`statusText`) and on screens. */
export const MESSAGE_STATUS_TEXTS = catalogue('contact-status', {
  unread: 'Non lu',
  read: 'Lu',
  replied: 'Répondu',
  archived: 'Archivé',
});
