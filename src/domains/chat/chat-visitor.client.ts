import { ApiError } from '#src/ui/http/api-error.ts';
import { type ApiRequest, readBody, request } from '#src/ui/http/request.ts';
import { readStoredUser, readToken } from '#src/ui/http/stored-session.ts';
import type { ChatMessage, ChatStatus, OwnChat } from './chat.contract.ts';

/** Calls `/api/chat` without any schema, and without the token of an administrator on the site. */
const call = (path: string, asked?: ApiRequest): Promise<Response> => request(`/chat${path}`, asked);

const getData = async <Data>(path: string, asked?: ApiRequest): Promise<Data> =>
  (await readBody<{ data: Data }>(await call(path, asked))).data;

/** Returns a customer's token, which assigns the conversation to them; never a staff token. */
function customerToken(): string | undefined {
  try {
    const user = readStoredUser() as { role?: string } | null;
    return user?.role === 'user' ? (readToken() ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export const isCustomer = (): boolean => customerToken() !== undefined;

export interface Visitor {
  name: string;
  email: string;
}

export const readStatus = (): Promise<ChatStatus> => getData('/status');

/** Opens a conversation. @returns its id. */
export async function openConversation({ name, email }: Visitor, page: string): Promise<string> {
  const content = { sender_name: name || null, sender_email: email || null, page };
  const token = customerToken();
  const open = async (as?: string): Promise<string> =>
    (await getData<{ session_id: string }>('/session', { method: 'POST', body: content, token: as })).session_id;
  if (token === undefined) return open();
  try {
    return await open(token);
  } catch (error) {
    // An expired sign-in must not cost visitors their question.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return open();
    throw error;
  }
}

export const readConversation = (id: string): Promise<OwnChat> => getData(`/session/${id}`);

export interface MessagesRead {
  items: ChatMessage[];
  total: number;
}

export async function readMessages(id: string, window: Record<string, number> = {}): Promise<MessagesRead> {
  const answer = await call(`/messages/${id}`, { query: window });
  const { data, meta } = await readBody<{ data: ChatMessage[]; meta: { total: number } }>(answer);
  return { items: data, total: meta.total };
}

interface Sending {
  id: string;
  /** Chosen once per message: a repeated send is the same message. */
  key: string;
  message: string;
  photo: Blob | undefined;
}

export function sendMessage({ id, key, message, photo }: Sending): Promise<ChatMessage> {
  const sending = { method: 'POST', idempotencyKey: key } as const;
  if (photo === undefined) return getData('/message', { ...sending, body: { session_id: id, message } });
  const body = new FormData();
  body.set('session_id', id);
  body.set('message', message);
  body.set('photo', photo, 'photo');
  return getData('/message', { ...sending, body });
}

export const nameVisitor = (id: string, { name, email }: Visitor): Promise<OwnChat> =>
  getData(`/session/${id}`, { method: 'PUT', body: { sender_name: name || null, sender_email: email } });

export const markRead = (id: string): Promise<unknown> => getData(`/mark-read/${id}`, { method: 'PUT' });

export const sendTyping = (id: string): Promise<unknown> => getData(`/typing/${id}`, { method: 'POST' });

/** Exchanges a mailed link's token for access from this browser. @returns the conversation id. */
export const resumeConversation = async (token: string): Promise<string> =>
  (await getData<{ session_id: string }>('/resume', { method: 'POST', body: { token } })).session_id;

export const openStream = (id: string, signal: AbortSignal): Promise<Response> =>
  call(`/events/${id}`, { accept: 'text/event-stream', signal });
