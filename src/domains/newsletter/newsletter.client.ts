import { readRefusal, transmit } from '#src/ui/http/request.ts';
import { noteAnswered, sendingKeyFor } from '#src/ui/http/sending-key.ts';
import { NEWSLETTER_FORM_TEXTS as texts } from './newsletter-form.texts.ts';

/** Sends a subscription. Returns `undefined` on success, else the message to show. Never throws. */
export async function sendSubscription(email: string, website: string): Promise<string | undefined> {
  const body = { email, website };
  const content = JSON.stringify(body);
  try {
    const response = await transmit('/newsletter', { method: 'POST', body, idempotencyKey: sendingKeyFor(content) });
    noteAnswered(content, response.status);
    if (response.ok) return undefined;
    const { fields, userMessage } = await readRefusal(response);
    return fields.email?.[0] ?? userMessage ?? texts.failure;
  } catch {
    return texts.offline;
  }
}
