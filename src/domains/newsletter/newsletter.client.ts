import { noteAnswered, sendingKeyFor } from '#src/ui/api-client/sending-key.ts';
import { NEWSLETTER_FORM_TEXTS as texts } from './newsletter-form.texts.ts';

/** Sends a subscription. Returns `undefined` on success, else the message to show. Never throws. */
export async function sendSubscription(email: string, website: string): Promise<string | undefined> {
  const content = JSON.stringify({ email, website });
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': sendingKeyFor(content),
      },
      body: content,
    });
    noteAnswered(content, response.status);
    if (response.ok) return undefined;
    const body: { message?: string; errors?: { email?: string[] } } = await response.json().catch(() => ({}));
    return body.errors?.email?.[0] ?? body.message ?? texts.failure;
  } catch {
    return texts.offline;
  }
}
