import { IconMail } from '@tabler/icons-react';
import { Outlet, redirect } from 'react-router';
import type { Route } from './+types/admin-frame';
import { signOut, storedAdmin, watchSessionEnd } from './domains/auth/auth.client.ts';
import { AUTH_TEXTS } from './domains/auth/auth.texts.ts';
import { loginAddress } from './domains/auth/login-address.rules.ts';
import { UserMenu } from './domains/auth/ui/user-menu.tsx';
import { CONTACT_TEXTS } from './domains/contact/contact.texts.ts';
import { NotificationBell } from './domains/notifications/ui/notification-bell.tsx';
import { Frame } from './ui/admin/frame.tsx';
import { ScreenError } from './ui/admin/screen-error.tsx';
import { LoadingState } from './ui/admin/states.tsx';

/** Screens in the order of the specification; a screen that is not built yet has no link. */
const LINKS = [{ to: '/admin/contact', label: CONTACT_TEXTS.title, icon: IconMail }];
const [HOME] = LINKS;

/** Nobody sees a screen, nor is anything asked for it, without a signed-in administrator. */
const guard: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  watchSessionEnd();
  const { pathname, search } = new URL(request.url);
  if (storedAdmin() === null) throw redirect(loginAddress(pathname + search));
  if (pathname === '/admin' && HOME) throw redirect(HOME.to);
  return next();
};
export const clientMiddleware = [guard];

export function clientLoader() {
  const user = storedAdmin();
  if (user === null) throw redirect(loginAddress('/admin'));
  return { user };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState />;
}

export default function AdminFrame({ loaderData: { user } }: Route.ComponentProps) {
  const logout = (): void => void signOut();
  return (
    <Frame
      links={LINKS}
      logoutLabel={AUTH_TEXTS.logout}
      onLogout={logout}
      headerEnd={
        <>
          <NotificationBell />
          <UserMenu user={user} onLogout={logout} />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = ScreenError;
