import { data, type RouterContextProvider } from 'react-router';
import { DomainError } from '#src/kernel/errors.ts';
import { readPageForm } from '#src/platform/http/page-form.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import { log } from '#src/platform/log.server.ts';
import { requestSubscription } from '../commands/request-subscription.server.ts';
import { NEWSLETTER_FORM_TEXTS } from '../newsletter-form.texts.ts';
import type { NewsletterOutcome } from '../newsletter-form.views.ts';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Handles the form without script: runs the same operation, and the page shows the result. */
export async function receiveSubscription(router: Readonly<RouterContextProvider>) {
  let email = '';
  try {
    const { form, context } = await readPageForm(router, requestSubscription);
    email = form.text('email').trim();
    await requestSubscription(context, { email, website: form.text('website') });
    return data<NewsletterOutcome>({ state: 'sent', email }, { headers: NEVER_KEPT });
  } catch (error) {
    const { failure } = NEWSLETTER_FORM_TEXTS;
    const refusal = error instanceof DomainError ? error : new DomainError('internal', failure, { cause: error });
    if (refusal.status >= 500)
      log().error(
        { requestId: router.get(pageRequest).requestId, err: refusal.cause ?? refusal },
        'newsletter form failed',
      );
    const message = refusal.fields?.email?.[0] ?? refusal.message;
    const wait = refusal.retryAfterSeconds;
    return data<NewsletterOutcome>(
      { state: 'refused', email, message },
      {
        status: refusal.status,
        headers: { ...NEVER_KEPT, ...(wait !== undefined && { 'Retry-After': String(wait) }) },
      },
    );
  }
}
