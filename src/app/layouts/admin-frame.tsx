import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Outlet, redirect, useLocation } from 'react-router';
import { AccountNotices } from '#src/domains/accounts/auth/admin/account-notices.tsx';
import { RecentSignInDialog } from '#src/domains/accounts/auth/admin/recent-sign-in-dialog.tsx';
import { SessionWarning } from '#src/domains/accounts/auth/admin/session-warning.tsx';
import { UserMenu } from '#src/domains/accounts/auth/admin/user-menu.tsx';
import {
  refreshRights,
  type StoredAdmin,
  signOut,
  storedAdmin,
  watchSessionEnd,
} from '#src/domains/accounts/auth/auth.client.ts';
import { AUTH_TEXTS } from '#src/domains/accounts/auth/auth.texts.ts';
import { ENROLMENT, loginAddress, PROFILE } from '#src/domains/accounts/auth/session.views.ts';
import { DiskNotice } from '#src/domains/dashboard/admin/disk-notice.tsx';
import { SearchButton } from '#src/domains/dashboard/admin/search/search-button.tsx';
import { HelpLink } from '#src/domains/guide/admin/help-link.tsx';
import { installWithApp } from '#src/domains/notifications/admin/alert-worker.ts';
import { NotificationBell, type WaitingRequests } from '#src/domains/notifications/admin/notification-bell.tsx';
import { DemoBanner } from '#src/domains/setup/admin/demo-banner.tsx';
import { useSiteState } from '#src/domains/setup/admin/site-state.ts';
import { href } from '#src/kernel/href.ts';
import { Frame } from '#src/ui/admin/frame.tsx';
import { type FrameLinks, isMine, linksForMe, rightsOn } from '#src/ui/admin/frame-link.ts';
import { MaintenanceNotice } from '#src/ui/admin/maintenance-notice.tsx';
import { MissingRight } from '#src/ui/admin/missing-right.ts';
import { NoRightScreen } from '#src/ui/admin/no-right-screen.tsx';
import { PreparedArea } from '#src/ui/admin/prepared-area.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { type ScreenRights, ScreenRightsProvider } from '#src/ui/admin/screen-rights.ts';
import { useHydrated } from '#src/ui/admin/use-hydrated.ts';
import { useSteady } from '#src/ui/admin/use-steady.ts';
import { isEnrolmentNeeded } from '#src/ui/http/session-clock.ts';
import { amAdmin } from '#src/ui/http/stored-rights.ts';
import type { Route } from './+types/admin-frame';
import classes from './admin-frame.module.css';
import { CHATS, DAILY_LINKS, HOME, LINKS, MANAGEMENT_LINKS, MESSAGES, SETUP_LINK, screenAt } from './admin-links.ts';

let asked: Promise<void> | undefined;

/** Returns the first screen: the set-up until the site is published, for the people who may finish it. */
async function findLanding(home: string): Promise<string> {
  if (!isMine(SETUP_LINK)) return home;
  const { isSetupUnfinished } = await import('#src/domains/setup/setup.client.ts');
  return (await isSetupUnfinished()) ? SETUP_LINK.to : home;
}

/** Signs out, even when what ends the alerts of this device cannot be loaded. */
async function leave(): Promise<void> {
  const device = await import('#src/domains/notifications/admin/push-device.ts').catch(() => undefined);
  await device?.forgetThisDevice();
  await signOut();
}

/** Shows a screen and requests its data only for a signed-in staff member who has the right to it. */
const guard: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  watchSessionEnd();
  const { pathname, search } = new URL(request.url);
  if (storedAdmin() === null) throw redirect(loginAddress(pathname + search));
  if (pathname === href('/admin') && HOME && !isEnrolmentNeeded()) throw redirect(await findLanding(HOME.to));
  if (isEnrolmentNeeded() && pathname !== PROFILE) throw redirect(ENROLMENT);
  // Rights may have changed since the sign-in: requested once for each load of the document.
  if (!amAdmin()) {
    asked ??= refreshRights();
    await asked;
  }
  const screen = screenAt(pathname);
  if (storedAdmin() === null) throw redirect(loginAddress(pathname + search));
  if (screen !== undefined && !isMine(screen)) throw new MissingRight();
  return next();
};
export const clientMiddleware = [guard];

const logout = (): void => void leave();

const getSignature = (links: FrameLinks): string =>
  links.map((group) => group.map(({ to, create }) => `${to} ${create !== undefined}`)).join('|');

/** Returns the links that the user may open, or every link until that is known; the same ones at each navigation. */
function useLinks(user: StoredAdmin | null): FrameLinks {
  const { isSetup } = useSiteState();
  const all = isSetup ? [[SETUP_LINK, ...DAILY_LINKS], MANAGEMENT_LINKS] : LINKS;
  const links = user === null ? all : linksForMe(all);
  return useSteady(links, getSignature(links));
}

interface StaffFrameProps {
  /** Null in the server's markup and until hydration. */
  user: StoredAdmin | null;
  children: ReactNode;
}

const rightsAt = (path: string): ScreenRights => rightsOn(screenAt(path));

const NO_RIGHTS: ScreenRights = { canChange: false, canExport: false };

/** Renders menu and header with the links of the user; what a navigation does not change is not rendered again. */
function StaffFrame({ user, children }: StaffFrameProps) {
  const { pathname } = useLocation();
  const links = useLinks(user);
  const [waiting, setWaiting] = useState<WaitingRequests>({ messages: 0, chats: 0 });
  useEffect(installWithApp, []);
  const search = useMemo(() => <SearchButton links={links} onLogout={logout} />, [links]);
  const headerEnd = useMemo(
    () => (
      <>
        <HelpLink />
        {user === null ? (
          <div className={classes.person} />
        ) : (
          <>
            <NotificationBell onWaiting={setWaiting} />
            <UserMenu user={user} onLogout={logout} />
          </>
        )}
      </>
    ),
    [user],
  );
  return (
    <Frame
      links={links}
      unread={{ [MESSAGES]: waiting.messages, [CHATS]: waiting.chats }}
      logoutLabel={AUTH_TEXTS.logout}
      onLogout={logout}
      search={search}
      headerEnd={headerEnd}
    >
      {user !== null && (
        <>
          <SessionWarning />
          <RecentSignInDialog />
          <AccountNotices />
          <MaintenanceNotice />
          <DiskNotice />
        </>
      )}
      <DemoBanner canLeave={user === null ? undefined : user.role === 'admin'} />
      <ScreenRightsProvider value={user === null ? NO_RIGHTS : rightsAt(pathname)}>{children}</ScreenRightsProvider>
      {user !== null && <PreparedArea rightsAt={rightsAt} />}
    </Frame>
  );
}

/** Remembered: the router renders its routes anew at every step of a navigation, and menu and header change with none. */
const SignedInFrame = memo(({ account }: { account: string }) => (
  <StaffFrame user={JSON.parse(account)}>
    <Outlet />
  </StaffFrame>
));
SignedInFrame.displayName = 'SignedInFrame';

/**
 * Without a loader: menu and header stand in the server's markup, and while the screen's own data are loading. Reads the
 * account at each step of a navigation, which may have stored a changed one.
 */
export default function AdminFrame() {
  const isHydrated = useHydrated();
  return <SignedInFrame account={JSON.stringify(isHydrated ? storedAdmin() : null)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = storedAdmin();
  if (user === null || !(error instanceof MissingRight)) return <ScreenError />;
  return (
    <StaffFrame user={user}>
      <NoRightScreen />
    </StaffFrame>
  );
}
