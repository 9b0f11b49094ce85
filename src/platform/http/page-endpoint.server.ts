import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { DomainError, type FieldErrors } from '#src/kernel/errors.ts';
import { log } from '../log.server.ts';
import type { Context, Operation } from '../operation.server.ts';
import type { BodyLimits } from './body-admission.server.ts';
import { readPageForm } from './page-form.server.ts';
import { pageRequest, toVisitor } from './page-request.server.ts';
import type { SentForm } from './sent-form.server.ts';

/** Errors that a refused form shows again: one message, and messages by field. */
export interface Refusal {
  message: string;
  fields: FieldErrors;
}

const getStatus = ({ status, retryAfterSeconds }: DomainError) => ({
  status,
  ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
});

/**
 * Creates a document's loader, which calls operations as a visitor. A refusal becomes the error page with its
 * own status: `isRouteErrorResponse(error)`, `error.data.message`.
 */
export function pageLoader<Page extends LoaderFunctionArgs, Result>(
  load: (context: Context, page: Page) => Promise<Result>,
) {
  return async (page: Page): Promise<Result> => {
    try {
      return await load(toVisitor(page.context.get(pageRequest)), page);
    } catch (error) {
      if (error instanceof DomainError) throw data({ message: error.message }, getStatus(error));
      throw error;
    }
  };
}

/** Creates the loader of a file (feed, sitemap, sharing picture). A refusal has its status, no content and no cache. */
export function fileLoader<Page extends LoaderFunctionArgs>(load: (context: Context, page: Page) => Promise<Response>) {
  return async (page: Page): Promise<Response> => {
    try {
      return await load(toVisitor(page.context.get(pageRequest)), page);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return new Response(null, { status: error.status, headers: { 'Cache-Control': 'no-store' } });
    }
  };
}

/** How a form shows its result as a state of its own. */
interface FormOptions<Outcome> {
  limits?: Partial<BodyLimits>;
  /** Shown after an unexpected error, which is logged under the name of the form. */
  failure: string;
  name: string;
  /** Turns a refusal into the state of the form; `form` is undefined when it could not be read. */
  toOutcome: (refusal: DomainError, form: SentForm | undefined) => Outcome;
}

type Run<Result> = (context: Context, form: SentForm, page: ActionFunctionArgs) => Promise<Result>;
type Answer<Outcome> = ReturnType<typeof data<Outcome>>;
type Action<Result> = (page: ActionFunctionArgs) => Promise<Result>;
type Limited = Pick<Operation, 'senderLimit'>;

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

const toRefusal = ({ message, fields = {} }: DomainError): Refusal => ({ message, fields });

/**
 * Creates the action of a document's plain form for this operation. A refusal is returned as `actionData` with its
 * status, so that the page shows it beside the fields. Redirect by throwing or returning a `Response`.
 * With `toOutcome` the page receives the form's own state, never cached, after unexpected errors too.
 */
export function pageAction<Result>(operation: Limited, run: Run<Result>): Action<Result | Answer<Refusal>>;
export function pageAction<Outcome>(
  operation: Limited,
  run: Run<Outcome>,
  options: FormOptions<Outcome>,
): Action<Answer<Outcome>>;
export function pageAction(operation: Limited, run: Run<unknown>, options?: FormOptions<unknown>): Action<unknown> {
  return async (page) => {
    let sent: SentForm | undefined;
    try {
      const { form, context } = await readPageForm(page.context, operation, options?.limits);
      sent = form;
      const result = await run(context, form, page);
      return options === undefined ? result : data(result, { headers: NEVER_CACHED });
    } catch (error) {
      if (options !== undefined) return toFormAnswer(error, sent, options, page);
      if (!(error instanceof DomainError)) throw error;
      return data(toRefusal(error), getStatus(error));
    }
  };
}

function toFormAnswer(
  error: unknown,
  form: SentForm | undefined,
  { failure, name, toOutcome }: FormOptions<unknown>,
  { context }: ActionFunctionArgs,
): Answer<unknown> {
  const refusal = error instanceof DomainError ? error : new DomainError('internal', failure, { cause: error });
  const { requestId } = context.get(pageRequest);
  if (refusal.status >= 500) log().error({ requestId, err: refusal.cause ?? refusal }, `${name} failed`);
  const { status, headers } = getStatus(refusal);
  return data(toOutcome(refusal, form), { status, headers: { ...NEVER_CACHED, ...headers } });
}
