import { catalogue } from '#src/kernel/catalogue.ts';

/** Names under the icon of a phone's home screen. */
export const WEB_MANIFEST_TEXTS = catalogue('web-manifest', {
  admin: 'Administration – {company}',
  adminShort: 'Admin',
});
