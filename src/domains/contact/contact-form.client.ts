import { readRefusal, transmit } from '#src/ui/http/request.ts';
import { endSession, readToken } from '#src/ui/http/stored-session.ts';

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

function getBody(payload: QuotePayload, photos: File[]): FormData | QuotePayload {
  if (photos.length === 0) return payload;
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, String(value));
  for (const photo of photos) form.append('photos', photo, photo.name);
  return form;
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
  const sending = { method: 'POST', body: getBody(payload, photos), idempotencyKey: key } as const;
  try {
    const token = storedToken();
    let response = await transmit('/contact', { ...sending, token });
    if (response.status === 401 && token !== null) {
      // An expired session must not cost visitors their message.
      endSession();
      response = await transmit('/contact', sending);
    }
    if (response.ok) return { sent: true };
    const { userMessage, fields } = await readRefusal(response);
    const message = userMessage === undefined ? {} : { message: userMessage };
    return { sent: false, offline: false, errors: fields, ...message };
  } catch {
    return { sent: false, offline: true, errors: {} };
  }
}
