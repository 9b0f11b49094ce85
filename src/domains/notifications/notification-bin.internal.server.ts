import { type BinnedRecord, keepInBin } from '#src/domains/bin/bin.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { readableEvents } from './notification.rules.ts';
import { clearDismissal, hasNotification, selectVisibleTitle } from './notification.store.server.ts';
import { NOTIFICATION_TEXTS as TEXTS } from './notification.texts.ts';

/** Puts a notification into the caller's own bin, before it is hidden from them: its text stays where it is. */
export async function keepNotification(by: Context, id: number): Promise<void> {
  const { actor } = by;
  if (actor.kind !== 'user') return;
  const title = await selectVisibleTitle({ userId: actor.userId, events: readableEvents(actor) }, id);
  if (title === undefined) return;
  await keepInBin(by, { kind: 'notification', subjectId: id, label: title, rows: [], ownerId: actor.userId });
}

/** Shows a deleted notification to its reader again. @throws DomainError `conflict` when it is too old or replaced. */
export async function restoreNotification({ subjectId, ownerId }: BinnedRecord): Promise<string> {
  if (ownerId === null || !(await hasNotification(subjectId, { events: null }))) {
    throw new DomainError('conflict', TEXTS.expired);
  }
  await clearDismissal(ownerId, subjectId);
  await publish('admin', { event: 'notification', id: subjectId });
  return '';
}
