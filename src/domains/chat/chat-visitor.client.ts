import { readStoredUser, readToken } from '#src/ui/api-client/stored-session.ts';
import type { ChatMessage, ChatStatus, OwnChat } from './chat.contract.ts';

/** Base path of the visitor's API calls: without any schema, and without the token of an administrator on the site. */
const BASE = '/api/chat';

/** Failed call; status 0 when there was no response. */
export class ChatRefusal extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(message: string, status: number, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(BASE + path, init).catch(() => undefined);
  if (response === undefined) throw new ChatRefusal('', 0);
  if (response.ok) return response;
  const body: { message?: string } = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get('Retry-After'));
  throw new ChatRefusal(body.message ?? '', response.status, seconds > 0 ? seconds : undefined);
}

interface Envelope<Data> {
  data: Data;
}

async function getData<Data>(path: string, init?: RequestInit): Promise<Data> {
  const body: Envelope<Data> | undefined = await (await request(path, init)).json().catch(() => undefined);
  if (body === undefined) throw new ChatRefusal('', 0);
  return body.data;
}

const json = (method: string, content: object, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(content),
});

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
  const open = async (headers?: Record<string, string>): Promise<string> =>
    (await getData<{ session_id: string }>('/session', json('POST', content, headers))).session_id;
  if (token === undefined) return open();
  try {
    return await open({ Authorization: `Bearer ${token}` });
  } catch (error) {
    // An expired sign-in must not cost visitors their question.
    if (error instanceof ChatRefusal && (error.status === 401 || error.status === 403)) return open();
    throw error;
  }
}

export const readConversation = (id: string): Promise<OwnChat> => getData(`/session/${id}`);

export interface MessagesRead {
  items: ChatMessage[];
  total: number;
}

export async function readMessages(id: string, window: Record<string, number> = {}): Promise<MessagesRead> {
  const query = new URLSearchParams(Object.entries(window).map(([name, value]) => [name, String(value)]));
  const answer = await request(`/messages/${id}?${query}`);
  const body: Envelope<ChatMessage[]> & { meta: { total: number } } = await answer.json().catch(() => {
    throw new ChatRefusal('', 0);
  });
  return { items: body.data, total: body.meta.total };
}

interface Sending {
  id: string;
  /** Chosen once per message: a repeated send is the same message. */
  key: string;
  message: string;
  photo: Blob | undefined;
}

export function sendMessage({ id, key, message, photo }: Sending): Promise<ChatMessage> {
  const headers = { 'Idempotency-Key': key };
  if (photo === undefined) return getData('/message', json('POST', { session_id: id, message }, headers));
  const body = new FormData();
  body.set('session_id', id);
  body.set('message', message);
  body.set('photo', photo, 'photo');
  return getData('/message', { method: 'POST', headers, body });
}

export const nameVisitor = (id: string, { name, email }: Visitor): Promise<OwnChat> =>
  getData(`/session/${id}`, json('PUT', { sender_name: name || null, sender_email: email }));

export const markRead = (id: string): Promise<unknown> => getData(`/mark-read/${id}`, { method: 'PUT' });

export const sendTyping = (id: string): Promise<unknown> => getData(`/typing/${id}`, { method: 'POST' });

/** Exchanges a mailed link's token for access from this browser. @returns the conversation id. */
export const resumeConversation = async (token: string): Promise<string> =>
  (await getData<{ session_id: string }>('/resume', json('POST', { token }))).session_id;

export const openStream = (id: string, signal: AbortSignal): Promise<Response> =>
  request(`/events/${id}`, { headers: { Accept: 'text/event-stream' }, signal });
