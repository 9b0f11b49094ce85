import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorPage } from '#src/domains/website/public/error-page.tsx';
import { Frame } from '#src/domains/website/public/frame.tsx';
import { readPublicFrame } from '#src/domains/website/site.queries.server.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ACCOUNT_TEXTS } from '#src/ui/account/account.texts.ts';
import { LoadFailure } from '#src/ui/account/account-notices.tsx';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import type { Route } from './+types/account-layout';

export const handle = { preloadsFonts: true };

/** Loads company and menu with the document; the pages request the customer's own data from the API. */
export const loader = pageLoader(async (visitor) => {
  return { frame: await readPublicFrame(visitor, {}) };
});

export const shouldRevalidate = () => false;

export const headers = () => ({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });

/** Moves the focus to the start of a new page in the same document, for users of screen readers. */
function useFocusOnArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.querySelector('main')?.focus();
  }, [pathname]);
}

/** Renders the public site's frame around every page of the customer account. */
export default function AccountLayout({ loaderData: { frame } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useFocusOnArrival(pathname);
  return (
    <Frame frame={frame} path={pathname}>
      <Outlet />
    </Frame>
  );
}

/** Renders a failed page inside the site's frame, with the telephone number. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData === undefined) return <ErrorPage error={error} />;
  return (
    <Frame frame={loaderData.frame} path="">
      <AccountPage title={ACCOUNT_TEXTS.failureTitle}>
        <LoadFailure message={ACCOUNT_TEXTS.failure} />
      </AccountPage>
    </Frame>
  );
}
