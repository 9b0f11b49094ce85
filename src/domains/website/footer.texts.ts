import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the footer. */
export const FOOTER_TEXTS = catalogue('footer', {
  /** Of a company that sells these three; any other has the second one. */
  promise:
    'Charpente, couverture, zinguerie : un toit sain, posé par des gens du métier, dans un rayon de {radius} km.',
  promiseOfAny: 'Un toit sain, posé par des gens du métier, dans un rayon de {radius} km.',
  claims: [
    'Disponible {availability}',
    '{certification}',
    'Garantie {guarantee_kind}',
    '{clients}+ clients satisfaits',
  ],
  services: 'Nos services',
  chatWith: 'WhatsApp : {phone}',
  pages: 'Le site',
  contact: 'Nous joindre',
  social: 'Nous suivre',
  networks: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' },
  account: { label: 'Mon compte', href: '/profile' },
  legalLabel: 'Informations légales',
  legal: [
    { label: 'Mentions légales', href: '/mentions-legales' },
    { label: 'Confidentialité', href: '/confidentialite' },
    { label: 'Accessibilité', href: '/accessibilite' },
    { label: 'Plan du site', href: '/plan-du-site' },
    { label: 'Flux RSS du blog', href: '/blog/flux.xml' },
  ],
  rights: '© {year} {name}',
  siret: 'SIRET {siret}',
  noTracker: 'Ni traceur ni cookie de lecture : rien à accepter.',
  measured: 'Aucun cookie de lecture : les visites sont comptées sans vous reconnaître.',
});

/** Services in the footer. */
export const FOOTER_FALLBACK_SERVICES = [
  { slug: 'charpente', title: 'Charpente' },
  { slug: 'couverture', title: 'Couverture' },
  { slug: 'zinguerie', title: 'Zinguerie' },
  { slug: 'demoussage', title: 'Démoussage' },
  { slug: 'isolation', title: 'Isolation' },
  { slug: 'reparation-des-fuites', title: 'Réparation' },
] as const;
