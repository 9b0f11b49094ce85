import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the redirects' API. */
export const REDIRECT_TEXTS = catalogue('redirect', {
  created: 'Redirection ajoutée.',
  changed: 'Redirection modifiée.',
  deleted: 'Redirection supprimée.',
});
