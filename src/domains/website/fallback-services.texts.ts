/** The three services named on /contact. */
export const CONTACT_FALLBACK_TITLES = ['Charpente', 'Couverture', 'Zinguerie'] as const;

/** Services in the footer. */
export const FOOTER_FALLBACK_SERVICES = [
  { slug: 'charpente', title: 'Charpente' },
  { slug: 'couverture', title: 'Couverture' },
  { slug: 'zinguerie', title: 'Zinguerie' },
  { slug: 'demoussage', title: 'Démoussage' },
  { slug: 'isolation', title: 'Isolation' },
  { slug: 'reparation-des-fuites', title: 'Réparation' },
] as const;
