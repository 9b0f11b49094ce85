import type { Hono } from 'hono';
import { accountApi } from './domains/auth/account.api.server.ts';
import { authApi, authenticate } from './domains/auth/auth.api.server.ts';
import { blogApi } from './domains/blog/blog.api.server.ts';
import { contactApi } from './domains/contact/contact.api.server.ts';
import { galleryApi } from './domains/gallery/gallery.api.server.ts';
import { newsletterApi } from './domains/newsletter/newsletter.api.server.ts';
import { notificationApi } from './domains/notifications/notification.api.server.ts';
import { serviceApi } from './domains/services/service.api.server.ts';
import { settingApi } from './domains/settings/setting.api.server.ts';
import { testimonialApi } from './domains/testimonials/testimonial.api.server.ts';
import { userApi } from './domains/users/user.api.server.ts';
import { createApi } from './platform/http/api.server.ts';
import type { ApiEnvironment, Endpoint } from './platform/http/endpoint.server.ts';
import { type ApiDescription, describeApi } from './platform/http/openapi.server.ts';

/** Every door of the API, room by room. */
export const ENDPOINTS: Endpoint[] = [
  ...serviceApi,
  ...blogApi,
  ...testimonialApi,
  ...galleryApi,
  ...contactApi,
  ...userApi,
  ...settingApi,
  ...accountApi,
  ...authApi,
  ...notificationApi,
  ...newsletterApi,
];

/** OpenAPI 3.1, from the schemas that validate the requests. */
export const apiDescription = (): ApiDescription => describeApi(ENDPOINTS);

export function buildApi(): Hono<ApiEnvironment> {
  const api = createApi(ENDPOINTS, authenticate);
  return api.get('/openapi.json', (request) => request.json(apiDescription()));
}
