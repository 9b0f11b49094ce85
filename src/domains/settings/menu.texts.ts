import { catalogue } from '#src/kernel/catalogue.ts';

/** Menus that come with the product. */
export const MENU_TEXTS = catalogue('menu', {
  header: [
    { label: 'Accueil', href: '/' },
    { label: 'À propos', href: '/a-propos' },
    { label: 'Services', href: '/services' },
    { label: 'Zones', href: '/zones' },
    { label: 'Avis', href: '/testimonials' },
    { label: 'Blog', href: '/blog' },
    { label: 'Réalisations', href: '/realisations' },
  ],
  footer: [
    { label: 'Accueil', href: '/' },
    { label: 'À propos', href: '/a-propos' },
    { label: 'Services', href: '/services' },
    { label: 'Tarifs', href: '/tarifs' },
    { label: 'Réalisations', href: '/realisations' },
    { label: 'Avis clients', href: '/avis' },
    { label: 'Blog', href: '/blog' },
    { label: 'Zones d’intervention', href: '/zones' },
    { label: 'Contact', href: '/contact' },
  ],
});
