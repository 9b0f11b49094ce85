import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { VISITOR } from '#src/kernel/actor.ts';
import { DomainError, type FieldErrors } from '#src/kernel/errors.ts';
import type { Context } from '../operation.server.ts';
import { pageRequest } from './page-request.server.ts';

/** What a refused form shows again: one sentence, and sentences by field. */
export interface Refusal {
  message: string;
  fields: FieldErrors;
}

const visitorContext = (context: LoaderFunctionArgs['context']): Context => {
  const { requestId, clientAddress, userAgent } = context.get(pageRequest);
  return { actor: VISITOR, requestId, clientAddress, userAgent };
};

const statusOf = ({ status, retryAfterSeconds }: DomainError): ResponseInit => ({
  status,
  ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
});

/**
 * A document's loader: it reads through operations, as a visitor. A refusal becomes the error page with its
 * own status: `isRouteErrorResponse(error)`, `error.data.message`.
 */
export function pageLoader<Result>(load: (context: Context, page: LoaderFunctionArgs) => Promise<Result>) {
  return async (page: LoaderFunctionArgs): Promise<Result> => {
    try {
      return await load(visitorContext(page.context), page);
    } catch (error) {
      if (error instanceof DomainError) throw data({ message: error.message }, statusOf(error));
      throw error;
    }
  };
}

/**
 * A document's plain form. What the operation refuses comes back as `actionData` with its status,
 * so that the page shows it beside the fields. Redirect by throwing or returning a `Response`.
 */
export function pageAction<Result>(run: (context: Context, page: ActionFunctionArgs) => Promise<Result>) {
  return async (page: ActionFunctionArgs) => {
    try {
      return await run(visitorContext(page.context), page);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refusal: Refusal = { message: error.message, fields: error.fields ?? {} };
      return data(refusal, statusOf(error));
    }
  };
}
