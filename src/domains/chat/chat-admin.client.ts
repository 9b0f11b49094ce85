import { z } from 'zod';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { getForm } from '#src/ui/http/upload.ts';
import { type ChatListQuery, ChatMessage, ChatSession } from './chat.contract.ts';
import { CannedReplyList, DeletedChat } from './chat-admin.contract.ts';

/** API calls of the back office for conversations. */

export const fetchChats = (query: ChatListQuery) => callPage('/chat/sessions', ChatSession, { query });

export const fetchChat = (id: string): Promise<ChatSession> => callApi(`/chat/sessions/${id}`, ChatSession);

export const fetchChatMessages = async (
  id: string,
  query: { before?: number; after?: number } = {},
): Promise<ChatMessage[]> => (await callPage(`/chat/messages/${id}`, ChatMessage, { query })).items;

/** A repeated send with the same key stays one message. */
export const sendAnswer = (
  { photo, ...answer }: { session_id: string; message: string; photo: Blob | undefined },
  key: string,
): Promise<ChatMessage> => {
  const body = photo === undefined ? answer : getForm({ ...answer, photo });
  return callApi('/chat/message', ChatMessage, { method: 'POST', body, idempotencyKey: key });
};

export const markRead = (id: string): Promise<void> => callPlain(`/chat/mark-read/${id}`, { method: 'PUT', body: {} });

export const sendTyping = (id: string): Promise<void> => callPlain(`/chat/typing/${id}`, { method: 'POST', body: {} });

export const turnIntoMessage = (id: string, body: { name?: string; email?: string; subject?: string }) =>
  callApi(`/chat/sessions/${id}/message`, z.object({ contact_message_id: z.int() }), { method: 'POST', body });

export const turnIntoQuote = (
  id: string,
  body: { name?: string; email?: string; phone?: string; service_type?: string },
) => callApi(`/chat/sessions/${id}/quote`, z.object({ quote_id: z.int() }), { method: 'POST', body });

/** Deletes a conversation; resolves with the number under which the bin has it. */
export const deleteChat = (id: string): Promise<{ id: number }> =>
  callApi(`/chat/sessions/${id}`, DeletedChat, { method: 'DELETE' });

/** Fetches the canned replies, and the company's name and phone that fill their placeholders. */
export const fetchCannedReplies = () => callApi('/chat/canned-replies', CannedReplyList);
