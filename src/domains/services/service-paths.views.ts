/** Returns a service's path. */
export const servicePath = (slug: string): string => `/services/${encodeURIComponent(slug)}`;

/** Returns the quote form's path for this service. */
export const quotePath = (slug: string): string => `/contact?service=${encodeURIComponent(slug)}#devis`;
