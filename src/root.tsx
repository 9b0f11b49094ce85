import loaderUrl from 'virtual:islands/loader-url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from 'react-router';
import { ErrorPage } from '#src/domains/website/public/error-page.tsx';
import { speculationScript } from '#src/platform/islands/speculation-rules.ts';
import { getStaticHandle } from '#src/platform/islands/static-document.ts';

/**
 * Renders the document around every page. A static document gets the islands' loader, any other page React Router.
 * The back office sets its colour scheme on `html` before React hydrates: that is no mismatch.
 */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const isStatic = getStaticHandle(matches.map(({ handle }) => handle)) !== undefined;
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        {isStatic && loaderUrl && <script type="module" async src={loaderUrl} />}
        {isStatic && <script {...speculationScript} />}
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shows errors that no page has caught. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
