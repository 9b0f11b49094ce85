import { Outlet, useRouteError } from 'react-router';
import type { DocumentHead } from '#src/domains/website/document-head.contract.ts';
import { readDocumentHead } from '#src/domains/website/identity.queries.server.ts';
import { ErrorPage } from '#src/domains/website/public/error-page.tsx';
import { getAudience } from '#src/platform/audience/audience.server.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ownSheet } from '#src/platform/http/page-request.server.ts';
import { DocumentLayout } from './app/layouts/document-layout.tsx';

export const Layout = DocumentLayout;

/** Reads the company's look once, for the head of every document. */
export const loader = pageLoader(async (visitor, { context }): Promise<DocumentHead> => {
  const { sheet, fonts } = await readDocumentHead(visitor, {});
  context.set(ownSheet, sheet ?? null);
  const { service, address, site } = getAudience() ?? {};
  return { sheet: sheet?.path ?? '', fonts, audience: service ? `${service} ${address} ${site}` : '' };
});

export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

/** Shows errors that no page has caught. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
