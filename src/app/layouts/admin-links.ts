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
import { DASHBOARD_TEXTS } from '#src/domains/dashboard/dashboard.texts.ts';
import { SETUP_TEXTS } from '#src/domains/setup/setup.texts.ts';
import { href } from '#src/kernel/href.ts';
import { type FrameLink, isCurrentLink } from '#src/ui/admin/frame-link.ts';
import { ADMIN_MENU_TEXTS as MENU } from './admin-menu.texts.ts';

export const MESSAGES = href('/admin/contact');
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
  { to: MESSAGES, label: MENU.contact.title, icon: IconMail, tab: MENU.contact.title, ...REQUESTS },
  { to: href('/admin/services'), label: MENU.services.title, icon: IconTool, create: MENU.services.create, ...CONTENT },
  {
    to: href('/admin/orders'),
    label: MENU.orders.title,
    icon: IconClipboardList,
    create: MENU.orders.create,
    ...SALES,
  },
  { to: href('/admin/site'), label: MENU.site.title, icon: IconLayoutList, ...CONTENT },
  {
    to: href('/admin/gallery'),
    label: MENU.gallery.title,
    icon: IconPhoto,
    create: MENU.gallery.create,
    ...CONTENT,
  },
  {
    to: href('/admin/testimonials'),
    label: MENU.testimonials.title,
    icon: IconStar,
    create: MENU.testimonials.create,
    ...CONTENT,
  },
  { to: href('/admin/places'), label: MENU.places.title, icon: IconMapPin, create: MENU.places.create, ...CONTENT },
  {
    to: href('/admin/blog'),
    label: MENU.blog.title,
    icon: IconArticle,
    create: MENU.blog.create,
    ...CONTENT,
  },
  { to: href('/admin/pictures'), label: MENU.pictures.title, icon: IconPhotoEdit, ...CONTENT },
  { to: href('/admin/users'), label: MENU.users.title, icon: IconUsers, create: MENU.users.create, ...PEOPLE },
];
/** Links for follow-up: quotes, invoices, payments, conversations, newsletter, activity, settings. */
export const MANAGEMENT_LINKS: FrameLink[] = [
  { to: href('/admin/quotes'), label: MENU.quotes.title, icon: IconFileText, create: MENU.quotes.create, ...SALES },
  { to: href('/admin/invoices'), label: MENU.invoices.title, icon: IconFileInvoice, ...MONEY },
  { to: href('/admin/payments'), label: MENU.payments.title, icon: IconCreditCard, ...MONEY },
  { to: CHATS, label: MENU.chat.title, icon: IconMessages, tab: MENU.chat.title, ...REQUESTS },
  {
    to: href('/admin/newsletter'),
    label: MENU.newsletter.title,
    icon: IconMailbox,
    ...CONTENT,
    exports: 'people',
  },
  {
    to: href('/admin/redirects'),
    label: MENU.redirects.title,
    icon: IconArrowForwardUp,
    create: MENU.redirects.create,
    ...CONTENT,
  },
  {
    to: href('/admin/import-export'),
    label: MENU.transfer.title,
    icon: IconArrowsExchange,
    needs: 'settings',
    changes: 'content:change',
  },
  { to: href('/admin/corbeille'), label: MENU.bin.title, icon: IconTrash },
  { to: href('/admin/activity'), label: MENU.activity.title, icon: IconHistory, ...SETTINGS },
  { to: href('/admin/settings'), label: MENU.settings.title, icon: IconSettings, ...SETTINGS },
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
