import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the 404 page. */
export const NOT_FOUND_TEXTS = catalogue('not-found', {
  meta: { title: 'Page Non Trouvée – {name}', description: 'Cette page n’existe pas ou n’existe plus.' },
  title: 'Page Non Trouvée',
  text: 'Il manque une tuile : cette page n’existe pas, ou n’existe plus. Le reste du toit est solide.',
  drawing: 'Un toit auquel il manque une tuile',
  links: [
    { label: 'Retour à l’accueil', href: '/' },
    { label: 'Nous contacter', href: '/contact' },
    { label: 'Nos services', href: '/services' },
    { label: 'Nos réalisations', href: '/realisations' },
    { label: 'Lire le blog', href: '/blog' },
  ],
});
