/** Sentences of the page that is not there. */
export const NOT_FOUND_TEXTS = {
  meta: { title: 'Page Non Trouvée – {name}', description: 'Cette page n’existe pas ou n’existe plus.' },
  title: 'Page Non Trouvée',
  text: 'Il manque une tuile : cette page n’existe pas, ou n’existe plus. Le reste du toit est solide.',
  drawing: 'Un toit auquel il manque une tuile',
  links: [
    { label: 'Retour à l’accueil', href: '/' },
    { label: 'Nous contacter', href: '/contact' },
  ],
} as const;
