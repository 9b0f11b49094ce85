import {
  IconArrowForwardUp,
  IconArrowsExchange,
  IconArticle,
  IconClipboardList,
  IconCreditCard,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutList,
  IconMail,
  IconMailbox,
  IconMapPin,
  IconMessages,
  IconPhoto,
  IconPhotoEdit,
  IconRocket,
  IconSettings,
  IconStar,
  IconTool,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
import { USERS_TEXTS } from '#src/domains/accounts/auth/users.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { BLOG_ADMIN_TEXTS } from '#src/domains/blog/blog-admin.texts.ts';
import { useUnreadChats } from '#src/domains/chat/admin/use-unread-chats.ts';
import { CHAT_ADMIN_TEXTS } from '#src/domains/chat/chat-admin.texts.ts';
import { CONTACT_TEXTS } from '#src/domains/contact/contact.texts.ts';
import { DiskNotice } from '#src/domains/dashboard/admin/disk-notice.tsx';
import { SearchButton } from '#src/domains/dashboard/admin/search/search-button.tsx';
import { DASHBOARD_TEXTS } from '#src/domains/dashboard/dashboard.texts.ts';
import { GALLERY_SCREEN_TEXTS } from '#src/domains/gallery/gallery-screen.texts.ts';
import { HelpLink } from '#src/domains/guide/admin/help-link.tsx';
import { PICTURES_SCREEN_TEXTS } from '#src/domains/media/pictures-screen.texts.ts';
import { NEWSLETTER_ADMIN_TEXTS } from '#src/domains/newsletter/newsletter-admin.texts.ts';
import { NotificationBell } from '#src/domains/notifications/admin/notification-bell.tsx';
import { forgetThisDevice } from '#src/domains/notifications/admin/push-device.ts';
import { PLACE_ADMIN_TEXTS as PLACES } from '#src/domains/places/zones/place-admin.texts.ts';
import { REDIRECT_ADMIN_TEXTS } from '#src/domains/redirects/redirect-admin.texts.ts';
import { INVOICE_ADMIN_TEXTS } from '#src/domains/sales/invoices/invoice-admin.texts.ts';
import { ORDER_ADMIN_TEXTS } from '#src/domains/sales/orders/order-admin.texts.ts';
import { PAYMENT_ADMIN_TEXTS } from '#src/domains/sales/payments/payment-admin.texts.ts';
import { QUOTE_SCREEN_TEXTS as QUOTES } from '#src/domains/sales/quotes/quote-screen.texts.ts';
import { SERVICE_TEXTS } from '#src/domains/services/service.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '#src/domains/settings/settings-screen.texts.ts';
import { DemoBanner } from '#src/domains/setup/admin/demo-banner.tsx';
import { useSiteState } from '#src/domains/setup/admin/site-state.ts';
import { isSetupUnfinished } from '#src/domains/setup/setup.client.ts';
import { SETUP_TEXTS } from '#src/domains/setup/setup.texts.ts';
import { PAGE_EDITOR_TEXTS } from '#src/domains/site-pages/page-editor.texts.ts';
import { TRANSFER_SCREEN_TEXTS } from '#src/domains/site-transfer/transfer-screen.texts.ts';
import { TESTIMONIAL_ADMIN_TEXTS as REVIEWS } from '#src/domains/testimonials/testimonial-admin.texts.ts';
import { href } from '#src/kernel/href.ts';
import { Frame } from '#src/ui/admin/frame.tsx';
import { type FrameLink, isCurrentLink, isMine, linksForMe, rightsOn } from '#src/ui/admin/frame-link.ts';
import { NoRightScreen } from '#src/ui/admin/no-right-screen.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ScreenRightsProvider } from '#src/ui/admin/screen-rights.ts';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { isEnrolmentNeeded } from '#src/ui/http/session-clock.ts';
import { amAdmin } from '#src/ui/http/stored-rights.ts';
import type { Route } from './+types/admin-frame';

const CHATS = href('/admin/chat');

/** Rights required to read, change and export on the screens of one area. */
const REQUESTS = { needs: 'requests:read', changes: 'requests:change', exports: 'people' } as const;
const SALES = { needs: 'sales:read', changes: 'sales:change', exports: 'people' } as const;
const CONTENT = { needs: 'content:read', changes: 'content:change' } as const;
const MONEY = { needs: 'money' } as const;
const PEOPLE = { needs: 'people' } as const;
const SETTINGS = { needs: 'settings' } as const;

/** Links to the daily screens in the order of the menu, one line each. */
const DAILY_LINKS: FrameLink[] = [
  { to: href('/admin/dashboard'), label: DASHBOARD_TEXTS.title, icon: IconLayoutDashboard, tab: DASHBOARD_TEXTS.tab },
  { to: href('/admin/contact'), label: CONTACT_TEXTS.title, icon: IconMail, tab: CONTACT_TEXTS.title, ...REQUESTS },
  { to: href('/admin/services'), label: SERVICE_TEXTS.title, icon: IconTool, create: SERVICE_TEXTS.add, ...CONTENT },
  {
    to: href('/admin/orders'),
    label: ORDER_ADMIN_TEXTS.title,
    icon: IconClipboardList,
    create: ORDER_ADMIN_TEXTS.create,
    ...SALES,
  },
  { to: href('/admin/site'), label: PAGE_EDITOR_TEXTS.title, icon: IconLayoutList, ...CONTENT },
  {
    to: href('/admin/gallery'),
    label: GALLERY_SCREEN_TEXTS.title,
    icon: IconPhoto,
    create: GALLERY_SCREEN_TEXTS.add,
    ...CONTENT,
  },
  { to: href('/admin/testimonials'), label: REVIEWS.title, icon: IconStar, create: REVIEWS.create, ...CONTENT },
  { to: href('/admin/places'), label: PLACES.title, icon: IconMapPin, create: PLACES.create, ...CONTENT },
  {
    to: href('/admin/blog'),
    label: BLOG_ADMIN_TEXTS.title,
    icon: IconArticle,
    create: BLOG_ADMIN_TEXTS.create,
    ...CONTENT,
  },
  { to: href('/admin/pictures'), label: PICTURES_SCREEN_TEXTS.title, icon: IconPhotoEdit, ...CONTENT },
  { to: href('/admin/users'), label: USERS_TEXTS.title, icon: IconUsers, create: USERS_TEXTS.add, ...PEOPLE },
];
/** Links for follow-up: quotes, invoices, payments, conversations, newsletter, activity, settings. */
const MANAGEMENT_LINKS: FrameLink[] = [
  { to: href('/admin/quotes'), label: QUOTES.title, icon: IconFileText, create: QUOTES.create, ...SALES },
  { to: href('/admin/invoices'), label: INVOICE_ADMIN_TEXTS.title, icon: IconFileInvoice, ...MONEY },
  { to: href('/admin/payments'), label: PAYMENT_ADMIN_TEXTS.title, icon: IconCreditCard, ...MONEY },
  { to: CHATS, label: CHAT_ADMIN_TEXTS.title, icon: IconMessages, tab: CHAT_ADMIN_TEXTS.title, ...REQUESTS },
  {
    to: href('/admin/newsletter'),
    label: NEWSLETTER_ADMIN_TEXTS.title,
    icon: IconMailbox,
    ...CONTENT,
    exports: 'people',
  },
  {
    to: href('/admin/redirects'),
    label: REDIRECT_ADMIN_TEXTS.title,
    icon: IconArrowForwardUp,
    create: REDIRECT_ADMIN_TEXTS.create,
    ...CONTENT,
  },
  {
    to: href('/admin/import-export'),
    label: TRANSFER_SCREEN_TEXTS.title,
    icon: IconArrowsExchange,
    needs: 'settings',
    changes: 'content:change',
  },
  { to: href('/admin/activity'), label: ACTIVITY_TEXTS.title, icon: IconHistory, ...SETTINGS },
  { to: href('/admin/settings'), label: SETTINGS_SCREEN_TEXTS.title, icon: IconSettings, ...SETTINGS },
];
/** Link to the set-up, above the others while the site is unfinished. */
const SETUP_LINK: FrameLink = {
  to: href('/admin/mise-en-route'),
  label: SETUP_TEXTS.title,
  icon: IconRocket,
  ...SETTINGS,
};
const LINKS = [DAILY_LINKS, MANAGEMENT_LINKS];
const [HOME] = DAILY_LINKS;

const screenAt = (pathname: string): FrameLink | undefined =>
  [SETUP_LINK, ...LINKS.flat()].find((link) => isCurrentLink(pathname, link));

/** Error: the signed-in user has no right to the screen of this address. */
class MissingRight extends Error {}

let asked: Promise<void> | undefined;

/** Returns the first screen: the set-up until the site is published, for the people who may finish it. */
async function findLanding(home: string): Promise<string> {
  return isMine(SETUP_LINK) && (await isSetupUnfinished()) ? SETUP_LINK.to : home;
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

export function clientLoader() {
  const user = storedAdmin();
  if (user === null) throw redirect(loginAddress(href('/admin')));
  return { user };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState />;
}

interface StaffFrameProps {
  user: StoredAdmin;
  children: ReactNode;
}

/** Renders menu and header with the links that the signed-in user may open. */
function StaffFrame({ user, children }: StaffFrameProps) {
  const { pathname } = useLocation();
  const logout = (): void => void forgetThisDevice().then(signOut);
  const unread = { [CHATS]: useUnreadChats() };
  const { isSetup } = useSiteState();
  const links = linksForMe(isSetup ? [[SETUP_LINK, ...DAILY_LINKS], MANAGEMENT_LINKS] : LINKS);
  return (
    <Frame
      links={links}
      unread={unread}
      logoutLabel={AUTH_TEXTS.logout}
      onLogout={logout}
      search={<SearchButton links={links} onLogout={logout} />}
      headerEnd={
        <>
          <HelpLink />
          <NotificationBell />
          <UserMenu user={user} onLogout={logout} />
        </>
      }
    >
      <SessionWarning />
      <RecentSignInDialog />
      <AccountNotices />
      <DiskNotice />
      <DemoBanner />
      <ScreenRightsProvider value={rightsOn(screenAt(pathname))}>{children}</ScreenRightsProvider>
    </Frame>
  );
}

export default function AdminFrame({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <StaffFrame user={user}>
      <Outlet />
    </StaffFrame>
  );
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
