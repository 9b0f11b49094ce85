import { catalogue } from '#src/kernel/catalogue.ts';

/** Titles of the fixed pages for site map, sitemap and preview images; `picture` is an illustration. */
export const PUBLIC_PAGES_TEXTS = catalogue('public-pages', {
  groups: {
    site: 'Le site',
    services: 'Nos services',
    cities: 'Couvreur près de chez vous',
    blog: 'Le blog',
    legal: 'Informations légales',
  },
  pages: [
    { path: '/', group: 'site', title: 'Accueil', picture: 'hero-toiture' },
    { path: '/a-propos', group: 'site', title: 'Qui nous sommes', picture: 'equipe' },
    { path: '/services', group: 'site', title: 'Tous nos services', picture: 'hero-charpente' },
    { path: '/tarifs', group: 'site', title: 'Nos tarifs', picture: 'apropos-atelier' },
    { path: '/realisations', group: 'site', title: 'Nos réalisations', picture: 'apres-demoussage' },
    { path: '/avis', group: 'site', title: 'Témoignages de nos clients', picture: 'hero-toiture' },
    { path: '/zones', group: 'site', title: 'Nos zones d’intervention', picture: 'hero-demoussage' },
    { path: '/blog', group: 'site', title: 'Le blog du toit', picture: 'apropos-atelier' },
    { path: '/contact', group: 'site', title: 'Contact et devis', picture: 'hero-zinguerie' },
    { path: '/mentions-legales', group: 'legal', title: 'Mentions légales', picture: '' },
    { path: '/confidentialite', group: 'legal', title: 'Confidentialité', picture: '' },
    { path: '/accessibilite', group: 'legal', title: 'Accessibilité', picture: '' },
    { path: '/plan-du-site', group: 'legal', title: 'Plan du site', picture: '' },
  ],
  city: 'Couvreur à {city}',
});
