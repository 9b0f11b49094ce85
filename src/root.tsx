import { Outlet, useRouteError } from 'react-router';
import { readDocumentHead } from '#src/domains/website/identity.queries.server.ts';
import { ErrorPage } from '#src/domains/website/public/error-page.tsx';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { DocumentLayout } from './app/layouts/document-layout.tsx';

export const Layout = DocumentLayout;

/** Reads the company's look once, for the head of every document. */
export const loader = pageLoader((visitor) => readDocumentHead(visitor, {}));

export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

/** Shows errors that no page has caught. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
