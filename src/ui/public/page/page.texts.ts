import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the parts that many public pages have. */
export const PAGE_TEXTS = catalogue('page', {
  breadcrumb: 'Fil d’Ariane',
  callNumber: 'Appeler le {phone}',
});
