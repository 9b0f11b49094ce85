import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import type { SentForm } from '#src/platform/http/sent-form.server.ts';
import { sendMessage } from '../commands/send-message.server.ts';
import { FORM_LIMIT_BYTES } from '../contact.contract.ts';
import { QUOTE_FORM_TEXTS } from '../contact-form.texts.ts';
import {
  EMPTY_FIELDS,
  getChoices,
  type QuoteFields,
  type QuoteFormOutcome,
  quoteSubject,
} from '../contact-form.views.ts';

const getFields = (form: SentForm): QuoteFields => ({
  name: form.text('name'),
  email: form.text('email'),
  phone: form.text('phone'),
  service: form.text('service'),
  message: form.text('message'),
});

async function getSubject(service: string): Promise<string> {
  const services = await listPublishedServices().catch(() => [...FALLBACK_SERVICES]);
  return quoteSubject(service, getChoices(services), QUOTE_FORM_TEXTS);
}

/** Handles the form without script: runs the same operation, and the page shows the result. */
export const receiveQuoteForm = pageAction<QuoteFormOutcome>(
  sendMessage,
  async (context, form) => {
    const { service, ...typed } = getFields(form);
    const subject = await getSubject(service);
    const [website, photos] = [form.text('website'), form.filesNamed('photos')];
    await sendMessage(context, { ...typed, subject, website, photos });
    return { state: 'sent' };
  },
  {
    limits: { multipart: FORM_LIMIT_BYTES },
    failure: QUOTE_FORM_TEXTS.failure,
    name: 'quote form',
    toOutcome: ({ message, fields: errors = {} }, form) => ({
      state: 'refused',
      message,
      errors,
      fields: form === undefined ? EMPTY_FIELDS : getFields(form),
    }),
  },
);
