/** Built-in services, shown where the stored ones cannot be read; real work of the company, never samples. */
export const FALLBACK_SERVICES = [
  {
    id: 14,
    slug: 'installation',
    title: 'Installation',
    category: 'Couverture',
    price: 'Sur devis',
    description: 'Pose d’une toiture neuve, de la charpente au faîtage : tuiles, ardoises ou bac acier.',
    features: ['Étude de la charpente', 'Écran sous toiture', 'Zinguerie comprise'],
  },
  {
    id: 8,
    slug: 'reparation-des-fuites',
    title: 'Réparation',
    category: 'Urgence',
    price: '100-200',
    description: 'Recherche de fuite, bâchage immédiat, remplacement des tuiles cassées ou glissées.',
    features: ['Intervention 24h/24', 'Bâchage de protection', 'Compte rendu en photos'],
  },
  {
    id: 9,
    slug: 'demoussage',
    title: 'Entretien',
    category: 'Entretien',
    price: 'Sur devis',
    description: 'Démoussage, nettoyage et traitement hydrofuge pour prolonger la vie de la couverture.',
    features: ['Brossage sans haute pression', 'Traitement garanti 5 ans', 'Gouttières curées'],
  },
  {
    id: 12,
    slug: 'isolation',
    title: 'Isolation',
    category: 'Énergie',
    price: 'Sur devis',
    description: 'Isolation des combles et sarking : moins de chaleur perdue, des étés supportables.',
    features: ['Laine de bois ou minérale', 'Pare-vapeur continu', 'Ventilation vérifiée'],
  },
  {
    id: 1,
    slug: 'charpente',
    title: 'Charpente',
    category: 'Charpente',
    price: 'Sur devis',
    description: 'Fermes traditionnelles ou industrielles, renforts, reprises de pannes et traitement du bois.',
    features: ['Bois sec et traité', 'Assemblages d’atelier', 'Reprise en sous-œuvre'],
  },
  {
    id: 15,
    slug: 'zinguerie',
    title: 'Zinguerie',
    category: 'Zinguerie',
    price: 'Sur devis',
    description: 'Gouttières, noues, solins et joints debout façonnés sur mesure, en zinc ou en cuivre.',
    features: ['Façonnage sur mesure', 'Soudure à l’étain', 'Dilatation respectée'],
  },
] as const;

/** The three named on /contact. */
export const CONTACT_FALLBACK_TITLES = ['Charpente', 'Couverture', 'Zinguerie'] as const;

/** What the footer lists. */
export const FOOTER_FALLBACK_SERVICES = [
  { slug: 'charpente', title: 'Charpente' },
  { slug: 'couverture', title: 'Couverture' },
  { slug: 'zinguerie', title: 'Zinguerie' },
  { slug: 'demoussage', title: 'Démoussage' },
  { slug: 'isolation', title: 'Isolation' },
  { slug: 'reparation-des-fuites', title: 'Réparation' },
] as const;
