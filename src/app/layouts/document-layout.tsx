import loaderUrl from 'virtual:islands/loader-url';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { DocumentHead } from '#src/domains/website/document-head.contract.ts';
import { PreloadsOfParts } from '#src/platform/islands/page-part.tsx';
import { speculationScript } from '#src/platform/islands/speculation-rules.ts';
import { getStaticHandle } from '#src/platform/islands/static-document.ts';
import { BeforePaint, type BeforePaintData } from '#src/ui/admin/before-paint-script.tsx';
import { FontLinks } from '#src/ui/tokens/font-links.tsx';

/** The administration installs on a phone as an app of its own. */
const ADMIN_LAYOUT = 'app/layouts/admin-layout';

const preloadsFonts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'preloadsFonts' in handle;

/**
 * Renders the document around every page. A static document gets the islands' loader, any other page React Router.
 * The back office sets its colour scheme on `html` before React hydrates: that is no mismatch.
 */
export function DocumentLayout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const head = useRouteLoaderData<DocumentHead>('root');
  const isAdmin = matches.some(({ id }) => id === ADMIN_LAYOUT);
  const admin = useRouteLoaderData<BeforePaintData>(ADMIN_LAYOUT);
  const isStatic = getStaticHandle(matches.map(({ handle }) => handle)) !== undefined;
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={isAdmin ? '/admin/manifest.webmanifest' : '/site.webmanifest'} />
        <Meta />
        {admin && <BeforePaint {...admin} />}
        {/* First: a script that measures early must not make the browser load fonts that this sheet replaces. */}
        {head?.sheet && !isAdmin && <link rel="stylesheet" href={head.sheet} />}
        <Links />
        {head && matches.some(({ handle }) => preloadsFonts(handle)) && <FontLinks {...head.fonts} />}
        {isStatic && <PreloadsOfParts />}
        {isStatic && head?.audience && <meta name="audience" content={head.audience} />}
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
