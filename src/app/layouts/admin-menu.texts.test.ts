import { describe, expect, it } from 'vitest';
import { USERS_TEXTS } from '#src/domains/accounts/auth/users.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { BIN_SCREEN_TEXTS } from '#src/domains/bin/bin-screen.texts.ts';
import { BLOG_ADMIN_TEXTS } from '#src/domains/blog/blog-admin.texts.ts';
import { CHAT_ADMIN_TEXTS } from '#src/domains/chat/chat-admin.texts.ts';
import { CONTACT_TEXTS } from '#src/domains/contact/contact.texts.ts';
import { GALLERY_SCREEN_TEXTS } from '#src/domains/gallery/gallery-screen.texts.ts';
import { PICTURES_SCREEN_TEXTS } from '#src/domains/media/pictures-screen.texts.ts';
import { NEWSLETTER_ADMIN_TEXTS } from '#src/domains/newsletter/newsletter-admin.texts.ts';
import { PLACE_ADMIN_TEXTS } from '#src/domains/places/zones/place-admin.texts.ts';
import { REDIRECT_ADMIN_TEXTS } from '#src/domains/redirects/redirect-admin.texts.ts';
import { INVOICE_ADMIN_TEXTS } from '#src/domains/sales/invoices/invoice-admin.texts.ts';
import { ORDER_ADMIN_TEXTS } from '#src/domains/sales/orders/order-admin.texts.ts';
import { PAYMENT_ADMIN_TEXTS } from '#src/domains/sales/payments/payment-admin.texts.ts';
import { QUOTE_SCREEN_TEXTS } from '#src/domains/sales/quotes/quote-screen.texts.ts';
import { SERVICE_TEXTS } from '#src/domains/services/service.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '#src/domains/settings/settings-screen.texts.ts';
import { PAGE_EDITOR_TEXTS } from '#src/domains/site-pages/page-editor.texts.ts';
import { TRANSFER_SCREEN_TEXTS } from '#src/domains/site-transfer/transfer-screen.texts.ts';
import { TESTIMONIAL_ADMIN_TEXTS } from '#src/domains/testimonials/testimonial-admin.texts.ts';
import { ADMIN_MENU_TEXTS } from './admin-menu.texts.ts';

const OWN = {
  contact: { title: CONTACT_TEXTS.title },
  services: { title: SERVICE_TEXTS.title, create: SERVICE_TEXTS.add },
  orders: { title: ORDER_ADMIN_TEXTS.title, create: ORDER_ADMIN_TEXTS.create },
  site: { title: PAGE_EDITOR_TEXTS.title },
  gallery: { title: GALLERY_SCREEN_TEXTS.title, create: GALLERY_SCREEN_TEXTS.add },
  testimonials: { title: TESTIMONIAL_ADMIN_TEXTS.title, create: TESTIMONIAL_ADMIN_TEXTS.create },
  places: { title: PLACE_ADMIN_TEXTS.title, create: PLACE_ADMIN_TEXTS.create },
  blog: { title: BLOG_ADMIN_TEXTS.title, create: BLOG_ADMIN_TEXTS.create },
  pictures: { title: PICTURES_SCREEN_TEXTS.title },
  users: { title: USERS_TEXTS.title, create: USERS_TEXTS.add },
  quotes: { title: QUOTE_SCREEN_TEXTS.title, create: QUOTE_SCREEN_TEXTS.create },
  invoices: { title: INVOICE_ADMIN_TEXTS.title },
  payments: { title: PAYMENT_ADMIN_TEXTS.title },
  chat: { title: CHAT_ADMIN_TEXTS.title },
  newsletter: { title: NEWSLETTER_ADMIN_TEXTS.title },
  redirects: { title: REDIRECT_ADMIN_TEXTS.title, create: REDIRECT_ADMIN_TEXTS.create },
  transfer: { title: TRANSFER_SCREEN_TEXTS.title },
  bin: { title: BIN_SCREEN_TEXTS.title },
  activity: { title: ACTIVITY_TEXTS.title },
  settings: { title: SETTINGS_SCREEN_TEXTS.title },
};

describe('ADMIN_MENU_TEXTS', () => {
  it.each(Object.keys(OWN) as (keyof typeof OWN)[])('names %s as the screen itself does', (screen) => {
    expect(ADMIN_MENU_TEXTS[screen]).toEqual(OWN[screen]);
  });

  it('names nothing else', () => {
    expect(Object.keys(ADMIN_MENU_TEXTS)).toEqual(Object.keys(OWN));
  });
});
