import { DEMO_ANSWERER, DEMO_CHATS } from '#demo/office/chats.server.ts';
import { recordChat } from '#src/domains/chat/chat.internal.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';

/** Minutes between two messages of one conversation. */
const MINUTES_BETWEEN = 2;

/** Stores conversations of the last days, one of which waits for a reply; run again, it changes nothing. */
export async function fillChats(): Promise<void> {
  for (const [index, { minutesAgo, messages: sent, ...chat }] of DEMO_CHATS.entries()) {
    const getMinute = (place: number): number => minutesAgo + (sent.length - 1 - place) * MINUTES_BETWEEN;
    const held = sent.map(([side, message], place) => ({
      side,
      name: side === 'admin' ? DEMO_ANSWERER : chat.name,
      message,
      at: isoIn(-getMinute(place) * 60),
    }));
    const send = { scope: 'demo', key: `chat-${index + 1}`, fresh: ['messages'] };
    const { id } = await recordChat({ ...chat, messages: held }, send);
    await recordDemoRow('chat', id);
  }
}
