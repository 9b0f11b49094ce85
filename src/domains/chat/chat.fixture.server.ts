import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import type { ChatMessage } from './chat.contract.ts';
import { writeChatLink } from './chat.internal.server.ts';
import { enterChat } from './chat.queries.server.ts';
import { openChat } from './commands/open-chat.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';

const counter = perApp(() => ({ count: 0 }));

/** Returns a visitor context, each with its own IP address. */
export function aChatVisitor(): Context {
  const own = counter();
  own.count += 1;
  const { count } = own;
  return { ...asVisitor(), clientAddress: `192.0.2.${count % 250}`, requestId: `visitor-${count}` };
}

interface Options {
  by?: Context;
  name?: string;
  email?: string;
}

/** Opens a conversation as a program: its id alone grants access. */
export async function aChat({ by = aChatVisitor(), name = 'Élodie Vernet', email = '' }: Options = {}): Promise<{
  session_id: string;
  visitor: Context;
}> {
  const { session_id } = await openChat(by, { sender_name: name, sender_email: email, page: '/services/zinguerie' });
  return { session_id, visitor: by };
}

/** Returns the secret of a link for the visitor's email. */
export async function aChatLink(session_id: string): Promise<string> {
  const system = systemContext('fixture');
  const { id } = await enterChat(system, { session_id });
  return (await writeChatLink({ chatId: id })).token;
}

export const A_QUESTION = 'Bonjour, ma gouttière fuit. Passez-vous à Privas ?';

/** Opens a conversation to which the company has sent so many messages, nearly the same. */
export async function aLongConversation(count: number): Promise<{ session_id: string; visitor: Context }> {
  const { session_id, visitor } = await aChat();
  const admin = await asAdmin();
  for (let place = 0; place < count; place += 1) {
    const message = `La gouttière déborde à chaque averse, message ${place}.`;
    await sendChatMessage(admin, { session_id, message });
  }
  return { session_id, visitor };
}

/** Opens a conversation with a first visitor message. */
export async function aConversation(options: Options = {}): Promise<{
  session_id: string;
  visitor: Context;
  message: ChatMessage;
}> {
  const chat = await aChat(options);
  const message = await sendChatMessage(chat.visitor, { session_id: chat.session_id, message: A_QUESTION });
  return { ...chat, message };
}
