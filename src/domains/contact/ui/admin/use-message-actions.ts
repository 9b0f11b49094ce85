import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changeMessages, changeStatus, deleteMessage, getOpenQuote } from '../../contact.client.ts';
import type { BulkAction, ContactMessage, MessageStatus } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../../contact-status.texts.ts';

const STATUS_OF_ACTION = { read: 'read', replied: 'replied', archive: 'archived' } as const;

export interface MessageActions {
  isBusy: boolean;
  setStatus: (message: ContactMessage, status: MessageStatus) => Promise<void>;
  remove: (message: ContactMessage) => Promise<boolean>;
  /** Opens the quote; resolves with its id. */
  openQuote: (message: ContactMessage) => Promise<number | undefined>;
  act: (messages: ContactMessage[], action: BulkAction) => Promise<boolean>;
}

/** Returns an administrator's actions on messages; each one reloads the list, and reversible ones offer an undo. */
export function useMessageActions(reload: () => Promise<void>): MessageActions {
  const { isBusy, attempt } = useAttempt(reload);

  const restore = async (messages: ContactMessage[]): Promise<void> => {
    const isDone = await attempt(
      () => Promise.all(messages.map(({ id, status }) => changeStatus(id, status))),
      TEXTS.statusError,
    );
    if (isDone) showSuccess(TEXTS.restored);
  };

  const setStatus = async (message: ContactMessage, status: MessageStatus): Promise<void> => {
    if (message.status === status || !(await attempt(() => changeStatus(message.id, status), TEXTS.statusError)))
      return;
    const sentence = fill(TEXTS.statusChanged, { name: message.name, status: MESSAGE_STATUS_TEXTS[status] });
    showUndo(sentence, () => void restore([message]));
  };

  const remove = async (message: ContactMessage): Promise<boolean> => {
    if (!window.confirm(TEXTS.confirmDelete)) return false;
    const isDone = await attempt(() => deleteMessage(message.id), TEXTS.deleteError);
    if (isDone) showSuccess(TEXTS.deleted);
    return isDone;
  };

  const act = async (messages: ContactMessage[], action: BulkAction): Promise<boolean> => {
    const [first] = messages;
    const count = messages.length;
    if (first === undefined) return false;
    if (action === 'delete') {
      const question = count === 1 ? TEXTS.confirmDelete : fill(TEXTS.confirmDeleteMany, { count });
      if (!window.confirm(question)) return false;
    }
    const ids = messages.map(({ id }) => id);
    if (!(await attempt(() => changeMessages(ids, action), TEXTS.bulkError))) return false;
    if (action === 'delete') showSuccess(count === 1 ? TEXTS.deleted : fill(TEXTS.deletedMany, { count }));
    else {
      const one = fill(TEXTS.statusChanged, {
        name: first.name,
        status: MESSAGE_STATUS_TEXTS[STATUS_OF_ACTION[action]],
      });
      showUndo(count === 1 ? one : fill(TEXTS.bulkDone[action], { count }), () => void restore(messages));
    }
    return true;
  };

  const openQuote = async ({ id }: ContactMessage): Promise<number | undefined> => {
    let quoteId: number | null = null;
    await attempt(async () => {
      quoteId = (await getOpenQuote(id)).quote_id;
    }, TEXTS.quoteError);
    return quoteId ?? undefined;
  };

  return { isBusy, setStatus, remove, openQuote, act };
}
