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
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { USERS_TEXTS } from '#src/domains/accounts/auth/users.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { BIN_SCREEN_TEXTS } from '#src/domains/bin/bin-screen.texts.ts';
import { BLOG_ADMIN_TEXTS } from '#src/domains/blog/blog-admin.texts.ts';
import { CHAT_ADMIN_TEXTS } from '#src/domains/chat/chat-admin.texts.ts';
import { CONTACT_TEXTS } from '#src/domains/contact/contact.texts.ts';
import { DASHBOARD_TEXTS } from '#src/domains/dashboard/dashboard.texts.ts';
import { GALLERY_SCREEN_TEXTS } from '#src/domains/gallery/gallery-screen.texts.ts';
import { PICTURES_SCREEN_TEXTS } from '#src/domains/media/pictures-screen.texts.ts';
import { NEWSLETTER_ADMIN_TEXTS } from '#src/domains/newsletter/newsletter-admin.texts.ts';
import { PLACE_ADMIN_TEXTS as PLACES } from '#src/domains/places/zones/place-admin.texts.ts';
import { REDIRECT_ADMIN_TEXTS } from '#src/domains/redirects/redirect-admin.texts.ts';
import { INVOICE_ADMIN_TEXTS } from '#src/domains/sales/invoices/invoice-admin.texts.ts';
import { ORDER_ADMIN_TEXTS } from '#src/domains/sales/orders/order-admin.texts.ts';
import { PAYMENT_ADMIN_TEXTS } from '#src/domains/sales/payments/payment-admin.texts.ts';
import { QUOTE_SCREEN_TEXTS as QUOTES } from '#src/domains/sales/quotes/quote-screen.texts.ts';
import { SERVICE_TEXTS } from '#src/domains/services/service.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '#src/domains/settings/settings-screen.texts.ts';
import { SETUP_TEXTS } from '#src/domains/setup/setup.texts.ts';
import { PAGE_EDITOR_TEXTS } from '#src/domains/site-pages/page-editor.texts.ts';
import { TRANSFER_SCREEN_TEXTS } from '#src/domains/site-transfer/transfer-screen.texts.ts';
import { TESTIMONIAL_ADMIN_TEXTS as REVIEWS } from '#src/domains/testimonials/testimonial-admin.texts.ts';
import { href } from '#src/kernel/href.ts';
import { type FrameLink, isCurrentLink } from '#src/ui/admin/frame-link.ts';

export const CHATS = href('/admin/chat');

/** Rights required to read, change and export on the screens of one area. */
const REQUESTS = { needs: 'requests:read', changes: 'requests:change', exports: 'people' } as const;
const SALES = { needs: 'sales:read', changes: 'sales:change', exports: 'people' } as const;
const CONTENT = { needs: 'content:read', changes: 'content:change' } as const;
const MONEY = { needs: 'money' } as const;
const PEOPLE = { needs: 'people' } as const;
const SETTINGS = { needs: 'settings' } as const;

/** Links to the daily screens in the order of the menu, one line each. */
export const DAILY_LINKS: FrameLink[] = [
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
export const MANAGEMENT_LINKS: FrameLink[] = [
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
  { to: href('/admin/corbeille'), label: BIN_SCREEN_TEXTS.title, icon: IconTrash },
  { to: href('/admin/activity'), label: ACTIVITY_TEXTS.title, icon: IconHistory, ...SETTINGS },
  { to: href('/admin/settings'), label: SETTINGS_SCREEN_TEXTS.title, icon: IconSettings, ...SETTINGS },
];
/** Link to the set-up, above the others while the site is unfinished. */
export const SETUP_LINK: FrameLink = {
  to: href('/admin/mise-en-route'),
  label: SETUP_TEXTS.title,
  icon: IconRocket,
  ...SETTINGS,
};
export const LINKS = [DAILY_LINKS, MANAGEMENT_LINKS];
export const [HOME] = DAILY_LINKS;

/** Returns the link to the screen of an address. */
export const screenAt = (pathname: string): FrameLink | undefined =>
  [SETUP_LINK, ...LINKS.flat()].find((link) => isCurrentLink(pathname, link));
