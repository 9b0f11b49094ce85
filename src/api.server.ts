import type { Hono } from 'hono';
import { activityApi } from './domains/activity/activity.api.server.ts';
import { accountApi } from './domains/auth/account.api.server.ts';
import { authApi, authenticate } from './domains/auth/auth.api.server.ts';
import { confirmationApi } from './domains/auth/confirmation.api.server.ts';
import { mailedLinksApi } from './domains/auth/mailed-links.api.server.ts';
import { profileApi } from './domains/auth/profile.api.server.ts';
import { blogApi } from './domains/blog/blog.api.server.ts';
import { chatApi } from './domains/chat/chat.api.server.ts';
import { contactApi } from './domains/contact/contact.api.server.ts';
import { ownMessageApi } from './domains/contact/own-message.api.server.ts';
import { dashboardApi } from './domains/dashboard/dashboard.api.server.ts';
import { galleryApi } from './domains/gallery/gallery.api.server.ts';
import { invoiceApi } from './domains/invoices/invoice.api.server.ts';
import { newsletterApi } from './domains/newsletter/newsletter.api.server.ts';
import { notificationApi } from './domains/notifications/notification.api.server.ts';
import { orderApi } from './domains/orders/order.api.server.ts';
import { paymentApi } from './domains/payments/payment.api.server.ts';
import { paymentDeskApi } from './domains/payments/payment-desk.api.server.ts';
import { privacyApi } from './domains/privacy/privacy.api.server.ts';
import { ownQuoteApi } from './domains/quotes/own-quote.api.server.ts';
import { quoteDeskApi } from './domains/quotes/quote-desk.api.server.ts';
import { quoteLinkApi } from './domains/quotes/quote-link.api.server.ts';
import { serviceApi } from './domains/services/service.api.server.ts';
import { settingApi } from './domains/settings/setting.api.server.ts';
import { testimonialApi } from './domains/testimonials/testimonial.api.server.ts';
import { userApi } from './domains/users/user.api.server.ts';
import { createApi } from './platform/http/api.server.ts';
import type { ApiEnvironment, Endpoint } from './platform/http/endpoint.server.ts';
import { fixedJson } from './platform/http/fixed-json.server.ts';
import { type ApiDescription, describeApi } from './platform/http/openapi.server.ts';

/** Every door of the API, room by room. */
export const ENDPOINTS: Endpoint[] = [
  ...serviceApi,
  ...blogApi,
  ...testimonialApi,
  ...galleryApi,
  ...contactApi,
  ...chatApi,
  ...quoteDeskApi,
  ...ownMessageApi,
  ...quoteLinkApi,
  ...ownQuoteApi,
  ...userApi,
  ...settingApi,
  ...accountApi,
  ...authApi,
  ...confirmationApi,
  ...mailedLinksApi,
  ...profileApi,
  ...paymentApi,
  ...paymentDeskApi,
  ...privacyApi,
  ...notificationApi,
  ...newsletterApi,
  ...dashboardApi,
  ...activityApi,
  ...orderApi,
  ...invoiceApi,
];

let description: ApiDescription | undefined;

/** OpenAPI 3.1, from the schemas that validate the requests; written once. */
export function apiDescription(): ApiDescription {
  description ??= describeApi(ENDPOINTS);
  return description;
}

/** `GET /api/openapi.json`. */
export const openApi = fixedJson(apiDescription);

export const buildApi = (): Hono<ApiEnvironment> => createApi(ENDPOINTS, authenticate);
