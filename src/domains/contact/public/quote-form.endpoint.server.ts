import { data, type RouterContextProvider } from 'react-router';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { readPageForm } from '#src/platform/http/page-form.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import type { SentForm } from '#src/platform/http/sent-form.server.ts';
import { log } from '#src/platform/log.server.ts';
import { sendMessage } from '../commands/send-message.server.ts';
import { FORM_LIMIT_BYTES } from '../contact.contract.ts';
import { QUOTE_FORM_TEXTS } from '../contact-form.texts.ts';
import { getChoices, type QuoteFields, type QuoteFormOutcome, quoteSubject } from '../contact-form.views.ts';

type Sent = Parameters<typeof sendMessage>[1];

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

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
export async function receiveQuoteForm(router: Readonly<RouterContextProvider>) {
  let fields: QuoteFields | undefined;
  try {
    const { form, context } = await readPageForm(router, sendMessage, { multipart: FORM_LIMIT_BYTES });
    fields = getFields(form);
    const { service, ...typed } = fields;
    const sent: Sent = {
      ...typed,
      subject: await getSubject(service),
      website: form.text('website'),
      photos: form.filesNamed('photos'),
    };
    await sendMessage(context, sent);
    return data<QuoteFormOutcome>({ state: 'sent' }, { headers: NEVER_KEPT });
  } catch (error) {
    return toRefusal(error, fields, router.get(pageRequest).requestId);
  }
}

function toRefusal(error: unknown, fields: QuoteFields | undefined, requestId: string) {
  const refusal =
    error instanceof DomainError ? error : new DomainError('internal', QUOTE_FORM_TEXTS.failure, { cause: error });
  if (refusal.status >= 500) log().error({ requestId, err: refusal.cause ?? refusal }, 'quote form failed');
  const outcome: QuoteFormOutcome = {
    state: 'refused',
    message: refusal.message,
    errors: refusal.fields ?? {},
    fields: fields ?? { name: '', email: '', phone: '', service: '', message: '' },
  };
  const headers = {
    ...NEVER_KEPT,
    ...(refusal.retryAfterSeconds !== undefined && { 'Retry-After': String(refusal.retryAfterSeconds) }),
  };
  return data(outcome, { status: refusal.status, headers });
}
