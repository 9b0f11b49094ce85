import { NEWSLETTER_FORM_TEXTS as texts } from './newsletter-form.texts.ts';

/** `undefined` once it is sent, else the sentence to show. Never throws. */
export async function sendSubscription(email: string, website: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, website }),
    });
    if (response.ok) return undefined;
    const body: { message?: string; errors?: { email?: string[] } } = await response.json().catch(() => ({}));
    return body.errors?.email?.[0] ?? body.message ?? texts.failure;
  } catch {
    return texts.offline;
  }
}
