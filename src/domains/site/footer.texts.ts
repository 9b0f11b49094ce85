/** Sentences of the footer. */
export const FOOTER_TEXTS = {
  promise:
    'Charpente, couverture, zinguerie : un toit sain, posé par des gens du métier, dans un rayon de {radius} km.',
  claims: ['Disponible 24h/24 et 7j/7', 'Expert certifié', 'Garantie décennale', '{count}+ clients satisfaits'],
  services: 'Nos services',
  chatWith: 'WhatsApp : {phone}',
  pages: 'Le site',
  contact: 'Nous joindre',
  social: 'Nous suivre',
  networks: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' },
  contactPage: 'Contact',
  rights: '© {year} {name}',
  siret: 'SIRET {siret}',
  noTracker: 'Aucun traceur, aucun cookie : rien à accepter.',
} as const;
