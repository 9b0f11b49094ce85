import { createContext, type RouterContextProvider } from 'react-router';
import { type Context, countSender, type Operation } from '../operation.server.ts';
import { readForm } from './body.server.ts';
import { admitBody, type BodyLimits, URL_ENCODED_LIMIT_BYTES } from './body-admission.server.ts';
import { pageRequest, visitorOf } from './page-request.server.ts';
import type { SentForm } from './sent-form.server.ts';

/**
 * The request with its body. React Router gets one without: what is sent to a page without action, or not asked for
 * by one, stays unread.
 */
export const sentRequest = createContext<Request>();

/** A mail program's one-click unsubscribe may come as either kind. */
const PLAIN_FORM: BodyLimits = { urlEncoded: true, multipart: URL_ENCODED_LIMIT_BYTES };

/**
 * The form that was sent to a page, read within its limits; the one way to a page's body.
 * @param operation what the form is for: the sender is counted before the body is read.
 * @throws DomainError `limit`, `unsupported-type`, `too-large`, `malformed`, `unavailable`.
 */
export async function readPageForm(
  router: Readonly<RouterContextProvider>,
  operation: Pick<Operation, 'senderLimit'>,
  limits: Partial<BodyLimits> = {},
): Promise<{ form: SentForm; context: Context }> {
  const context = visitorOf(router.get(pageRequest));
  const request = router.get(sentRequest);
  countSender(operation, context);
  admitBody(request, { ...PLAIN_FORM, ...limits }, context.clientAddress);
  return { form: await readForm(request), context };
}
