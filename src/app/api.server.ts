import type { Hono } from 'hono';
import { accountApi } from '#src/domains/accounts/auth/account.api.server.ts';
import { apiTokenApi } from '#src/domains/accounts/auth/api-token.api.server.ts';
import { authApi, authenticate } from '#src/domains/accounts/auth/auth.api.server.ts';
import { confirmationApi } from '#src/domains/accounts/auth/confirmation.api.server.ts';
import { mailedLinksApi } from '#src/domains/accounts/auth/mailed-links.api.server.ts';
import { openidApi } from '#src/domains/accounts/auth/openid.api.server.ts';
import { profileApi } from '#src/domains/accounts/auth/profile.api.server.ts';
import { privacyApi } from '#src/domains/accounts/privacy/privacy.api.server.ts';
import { userApi } from '#src/domains/accounts/users/user.api.server.ts';
import { activityApi } from '#src/domains/activity/activity.api.server.ts';
import { addressBookApi } from '#src/domains/address-book/address-book.api.server.ts';
import { binApi } from '#src/domains/bin/bin.api.server.ts';
import { restoreApi } from '#src/domains/bin-restore/restore.api.server.ts';
import { blogApi } from '#src/domains/blog/blog.api.server.ts';
import { calendarApi } from '#src/domains/calendar/calendar.api.server.ts';
import { chatApi } from '#src/domains/chat/chat.api.server.ts';
import { contactApi } from '#src/domains/contact/contact.api.server.ts';
import { ownMessageApi } from '#src/domains/contact/own-message.api.server.ts';
import { dashboardApi } from '#src/domains/dashboard/dashboard.api.server.ts';
import { galleryApi } from '#src/domains/gallery/gallery.api.server.ts';
import { incomingMailApi } from '#src/domains/incoming-mail/incoming-mail.api.server.ts';
import { illustrationApi } from '#src/domains/media/illustration.api.server.ts';
import { newsletterApi } from '#src/domains/newsletter/newsletter.api.server.ts';
import { notificationApi } from '#src/domains/notifications/notification.api.server.ts';
import { cityApi } from '#src/domains/places/cities/city.api.server.ts';
import { placeApi } from '#src/domains/places/zones/place.api.server.ts';
import { redirectApi } from '#src/domains/redirects/redirect.api.server.ts';
import { invoiceApi } from '#src/domains/sales/invoices/invoice.api.server.ts';
import { ledgerApi } from '#src/domains/sales/ledger/ledger.api.server.ts';
import { orderApi } from '#src/domains/sales/orders/order.api.server.ts';
import { contractAdminApi } from '#src/domains/sales/payments/contract-admin.api.server.ts';
import { paymentApi } from '#src/domains/sales/payments/payment.api.server.ts';
import { paymentAdminApi } from '#src/domains/sales/payments/payment-admin.api.server.ts';
import { ownQuoteApi } from '#src/domains/sales/quotes/own-quote.api.server.ts';
import { quoteAcceptanceApi } from '#src/domains/sales/quotes/quote-acceptance.api.server.ts';
import { quoteAdminApi } from '#src/domains/sales/quotes/quote-admin.api.server.ts';
import { quoteLinkApi } from '#src/domains/sales/quotes/quote-link.api.server.ts';
import { serviceApi } from '#src/domains/services/service.api.server.ts';
import { settingApi } from '#src/domains/settings/setting.api.server.ts';
import { setupApi } from '#src/domains/setup/setup.api.server.ts';
import { siteCheckApi } from '#src/domains/site-check/site-check.api.server.ts';
import { factApi } from '#src/domains/site-facts/fact.api.server.ts';
import { pageApi } from '#src/domains/site-pages/page.api.server.ts';
import { siteTransferApi } from '#src/domains/site-transfer/site-transfer.api.server.ts';
import { testimonialApi } from '#src/domains/testimonials/testimonial.api.server.ts';
import { webhookApi } from '#src/domains/webhooks/webhook.api.server.ts';
import { siteApi } from '#src/domains/website/site.api.server.ts';
import { createApi } from '#src/platform/http/api.server.ts';
import type { ApiEnvironment, Endpoint } from '#src/platform/http/endpoint.server.ts';
import { fixedJson } from '#src/platform/http/fixed-json.server.ts';
import { type ApiDescription, describeApi } from '#src/platform/http/openapi.server.ts';
import { API_EXAMPLES } from './api-examples.ts';
import { API_PARAMETER_TEXTS } from './api-parameters.texts.ts';
import { API_SCHEMAS } from './api-schemas.ts';
import { API_TAG_TEXTS } from './api-tags.texts.ts';

/** All endpoints of the API, domain by domain. */
export const ENDPOINTS: Endpoint[] = [
  ...serviceApi,
  ...blogApi,
  ...testimonialApi,
  ...placeApi,
  ...cityApi,
  ...redirectApi,
  ...siteTransferApi,
  ...galleryApi,
  ...illustrationApi,
  ...pageApi,
  ...contactApi,
  ...incomingMailApi,
  ...chatApi,
  ...quoteAdminApi,
  ...quoteAcceptanceApi,
  ...ownMessageApi,
  ...quoteLinkApi,
  ...ownQuoteApi,
  ...userApi,
  ...addressBookApi,
  ...settingApi,
  ...factApi,
  ...siteApi,
  ...siteCheckApi,
  ...accountApi,
  ...authApi,
  ...confirmationApi,
  ...openidApi,
  ...mailedLinksApi,
  ...profileApi,
  ...apiTokenApi,
  ...webhookApi,
  ...paymentApi,
  ...contractAdminApi,
  ...paymentAdminApi,
  ...ledgerApi,
  ...privacyApi,
  ...notificationApi,
  ...newsletterApi,
  ...dashboardApi,
  ...activityApi,
  ...orderApi,
  ...calendarApi,
  ...invoiceApi,
  ...setupApi,
  ...binApi,
  ...restoreApi,
];

const CODE_NOTE = 'Pour les programmes : `recent_sign_in_required` se lève par `POST /auth/confirm`.';

let description: ApiDescription | undefined;

/** Returns the OpenAPI 3.1 description, made once from the schemas that validate the requests. */
export function apiDescription(): ApiDescription {
  description ??= describeApi(ENDPOINTS, {
    codeNote: CODE_NOTE,
    parameters: API_PARAMETER_TEXTS,
    examples: API_EXAMPLES,
    schemas: API_SCHEMAS,
    tags: API_TAG_TEXTS,
  });
  return description;
}

/** Handles `GET /api/openapi.json`. */
export const openApi = fixedJson(apiDescription);

export const buildApi = (): Hono<ApiEnvironment> => createApi(ENDPOINTS, authenticate);
