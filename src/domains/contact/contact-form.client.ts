import { endSession, readToken } from '#src/ui/api-client/stored-session.ts';

/** Fields that the form sends, without its photos. */
export interface QuotePayload {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  website: string;
  elapsed_ms: number;
}

/** `message` is absent if there was no response, or one without a readable message. */
export type SendingResult =
  | { sent: true }
  | { sent: false; offline: boolean; message?: string; errors: Record<string, string[]> };

const ADDRESS = '/api/contact';

function getBody(payload: QuotePayload, photos: File[]): BodyInit {
  if (photos.length === 0) return JSON.stringify(payload);
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, String(value));
  for (const photo of photos) form.append('photos', photo, photo.name);
  return form;
}

function post(payload: QuotePayload, photos: File[], key: string, token: string | null): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Idempotency-Key': key });
  if (photos.length === 0) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return fetch(ADDRESS, { method: 'POST', headers, body: getBody(payload, photos) });
}

const storedToken = (): string | null => {
  try {
    return readToken();
  } catch {
    return null;
  }
};

/** Sends one quote request; the same key makes a repeated send harmless. Never throws. */
export async function sendQuoteRequest(payload: QuotePayload, photos: File[], key: string): Promise<SendingResult> {
  try {
    const token = storedToken();
    let response = await post(payload, photos, key, token);
    if (response.status === 401 && token !== null) {
      // An expired session must not cost visitors their message.
      endSession();
      response = await post(payload, photos, key, null);
    }
    if (response.ok) return { sent: true };
    const body: { message?: string; errors?: Record<string, string[]> } = await response.json().catch(() => ({}));
    const message = body.message === undefined ? {} : { message: body.message };
    return { sent: false, offline: false, errors: body.errors ?? {}, ...message };
  } catch {
    return { sent: false, offline: true, errors: {} };
  }
}
