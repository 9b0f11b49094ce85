import { createContext, type RouterContextProvider } from 'react-router';
import { type Context, countSender, type Operation } from '../operation.server.ts';
import { readForm } from './body.server.ts';
import { admitBody, type BodyLimits, URL_ENCODED_LIMIT_BYTES } from './body-admission.server.ts';
import { pageRequest, toVisitor } from './page-request.server.ts';
import type { SentForm } from './sent-form.server.ts';

/**
 * The request with its body. React Router gets a request without one, so that a body stays unread when the page has
 * no action, or its action does not read it.
 */
export const sentRequest = createContext<Request>();

/** Accepts both types, because a mail program's one-click unsubscribe may send either. */
const PLAIN_FORM: BodyLimits = { urlEncoded: true, multipart: URL_ENCODED_LIMIT_BYTES };

/**
 * Reads the form that was sent to a page within its limits; the only way to read a page's body.
 * @param operation target of the form: the sender is counted before the body is read.
 * @throws DomainError `limit`, `unsupported-type`, `too-large`, `malformed`, `unavailable`.
 */
export async function readPageForm(
  router: Readonly<RouterContextProvider>,
  operation: Pick<Operation, 'senderLimit'>,
  limits: Partial<BodyLimits> = {},
): Promise<{ form: SentForm; context: Context }> {
  const context = toVisitor(router.get(pageRequest));
  const request = router.get(sentRequest);
  countSender(operation, context);
  admitBody(request, { ...PLAIN_FORM, ...limits }, context.clientAddress);
  return { form: await readForm(request), context };
}
