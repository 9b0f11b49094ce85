import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import type { SentForm } from '#src/platform/http/sent-form.server.ts';
import { requestSubscription } from '../commands/request-subscription.server.ts';
import { NEWSLETTER_FORM_TEXTS } from '../newsletter-form.texts.ts';
import type { NewsletterOutcome } from '../newsletter-form.views.ts';

const getEmail = (form: SentForm): string => form.text('email').trim();

/** Handles the form without script: runs the same operation, and the page shows the result. */
export const receiveSubscription = pageAction<NewsletterOutcome>(
  requestSubscription,
  async (context, form) => {
    const email = getEmail(form);
    await requestSubscription(context, { email, website: form.text('website') });
    return { state: 'sent', email };
  },
  {
    failure: NEWSLETTER_FORM_TEXTS.failure,
    name: 'newsletter form',
    toOutcome: ({ message, fields }, form) => ({
      state: 'refused',
      email: form === undefined ? '' : getEmail(form),
      message: fields?.email?.[0] ?? message,
    }),
  },
);
