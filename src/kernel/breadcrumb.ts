/** Breadcrumb step between the home page and this page; the last one is this page. */
export interface Crumb {
  label: string;
  path: string;
}

/** First step of every breadcrumb. */
export const HOME_CRUMB: Crumb = { label: 'Accueil', path: '/' };
