import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { DomainError, type FieldErrors } from '#src/kernel/errors.ts';
import type { Context, Operation } from '../operation.server.ts';
import { readPageForm } from './page-form.server.ts';
import { pageRequest, toVisitor } from './page-request.server.ts';
import type { SentForm } from './sent-form.server.ts';

/** Errors that a refused form shows again: one message, and messages by field. */
export interface Refusal {
  message: string;
  fields: FieldErrors;
}

const getStatus = ({ status, retryAfterSeconds }: DomainError): ResponseInit => ({
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

/**
 * Creates the action of a document's plain form for this operation. A refusal is returned as `actionData` with its
 * status, so that the page shows it beside the fields. Redirect by throwing or returning a `Response`.
 */
export function pageAction<Result>(
  operation: Pick<Operation, 'senderLimit'>,
  run: (context: Context, form: SentForm, page: ActionFunctionArgs) => Promise<Result>,
) {
  return async (page: ActionFunctionArgs) => {
    try {
      const { form, context } = await readPageForm(page.context, operation);
      return await run(context, form, page);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refusal: Refusal = { message: error.message, fields: error.fields ?? {} };
      return data(refusal, getStatus(error));
    }
  };
}
