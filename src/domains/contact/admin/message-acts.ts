import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { changeMessages, changeStatus, deleteMessage, getOpenQuote } from '../contact.client.ts';
import type { BulkAction, ContactMessage, MessageStatus } from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../contact-status.texts.ts';

const STATUS_OF_ACTION = { read: 'read', replied: 'replied', archive: 'archived' } as const;

const toSentence = ({ name }: ContactMessage, status: MessageStatus): string =>
  fill(TEXTS.statusChanged, { name, status: MESSAGE_STATUS_TEXTS[status] });

/** Changes the status of a message; the change can be undone. */
export async function setStatus(message: ContactMessage, status: MessageStatus, { run }: ResourceActs): Promise<void> {
  const { id, status: before } = message;
  if (status === before) return;
  await run({
    act: () => changeStatus(id, status),
    failure: TEXTS.statusError,
    done: toSentence(message, status),
    undo: { act: () => changeStatus(id, before), done: TEXTS.restored },
  });
}

/** Deletes a message after a confirmation, and closes its dialog. */
export async function removeMessage({ id }: ContactMessage, { run, opened, close }: ResourceActs): Promise<void> {
  if (!window.confirm(TEXTS.confirmDelete)) return;
  const isDone = await run(
    toDeletion('message', [id], { act: () => deleteMessage(id), failure: TEXTS.deleteError, done: TEXTS.deleted }),
  );
  if (isDone && opened !== null) close();
}

/** Opens the quote of a message; resolves with its id. */
export async function openQuote({ id }: ContactMessage, { attempt }: ResourceActs): Promise<number | undefined> {
  let quoteId: number | null = null;
  await attempt(async () => {
    quoteId = (await getOpenQuote(id)).quote_id;
  }, TEXTS.quoteError);
  return quoteId ?? undefined;
}

/** Runs a bulk action on the selected messages; each can be undone. */
export async function actOnAll(
  messages: ContactMessage[],
  action: BulkAction,
  { run }: ResourceActs,
): Promise<boolean> {
  const [first] = messages;
  const count = messages.length;
  if (first === undefined) return false;
  const act = (): Promise<unknown> =>
    changeMessages(
      messages.map(({ id }) => id),
      action,
    );
  if (action === 'delete') {
    if (!window.confirm(count === 1 ? TEXTS.confirmDelete : fill(TEXTS.confirmDeleteMany, { count }))) return false;
    const done = count === 1 ? TEXTS.deleted : fill(TEXTS.deletedMany, { count });
    const ids = messages.map(({ id }) => id);
    return run(toDeletion('message', ids, { act, failure: TEXTS.bulkError, done }));
  }
  return run({
    act,
    failure: TEXTS.bulkError,
    done: count === 1 ? toSentence(first, STATUS_OF_ACTION[action]) : fill(TEXTS.bulkDone[action], { count }),
    undo: {
      act: () => Promise.all(messages.map(({ id, status }) => changeStatus(id, status))),
      failure: TEXTS.statusError,
      done: TEXTS.restored,
    },
  });
}
