import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageChange } from '../contact.contract.ts';
import { getAnswerChange, messageNotFound } from '../contact.rules.ts';
import { selectMessage, updateMessages } from '../contact.store.server.ts';
import { toMessageView } from '../contact.views.ts';

/** Updates the status, the note of the answer, or both; any status may follow any other. */
export const changeMessage = command({
  allow: 'requests:change',
  input: MessageChange,
  output: ContactMessage,
  audit: ({ id, ...change }) => ({ action: 'message.change', subject: `message:${id}`, after: change }),
  run: async ({ id, status, admin_response }) => {
    const change = {
      ...(status === undefined ? {} : { status }),
      ...(admin_response === undefined ? {} : { admin_response }),
      ...getAnswerChange(status, nowIso()),
    };
    await updateMessages([id], change);
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    await publish('admin', { event: 'messages', id });
    return toMessageView(message);
  },
});
