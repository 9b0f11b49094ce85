import { useEffect, useEffectEvent, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { changeStatus, fetchMessage } from '../contact.client.ts';
import type { ContactMessage } from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';

interface OpenedMessage {
  message?: ContactMessage;
  refusal?: string;
}

/**
 * Returns the message that the URL names: from the list, else (link from the bell, another page) fetched.
 * Opening an unread message marks it as read, once: its status may be reset afterwards.
 */
export function useOpenedMessage(
  id: number | null,
  listed: readonly ContactMessage[],
  reload: () => Promise<void>,
): OpenedMessage {
  const [fetched, setFetched] = useState<OpenedMessage & { id: number }>();
  const fromList = listed.find((message) => message.id === id);

  const open = useEffectEvent(async (opened: number, isCurrent: () => boolean): Promise<void> => {
    try {
      const message = fromList ?? (await fetchMessage(opened));
      if (message.status !== 'unread' || !mayI('requests:change'))
        return void (isCurrent() && setFetched({ id: opened, message }));
      const read = await changeStatus(opened, 'read');
      if (isCurrent()) setFetched({ id: opened, message: read });
      await reload();
    } catch (error) {
      if (isSignedOut(error)) return;
      const isGone = error instanceof ApiError && error.status === 404;
      const isVisible = fromList !== undefined && !isGone;
      if (isCurrent() && !isVisible) {
        setFetched({ id: opened, refusal: isGone ? TEXTS.missing : toFailure(TEXTS.loadError, error) });
      }
    }
  });

  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    void open(id, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [id]);

  if (id === null) return {};
  const own: OpenedMessage = fetched?.id === id ? fetched : {};
  if (own.refusal !== undefined) return { refusal: own.refusal };
  const message = fromList ?? own.message;
  return message === undefined ? {} : { message };
}
