import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the export file; separate from the screen's texts, which are part of its scripts. */
export const SERVICE_EXPORT_TEXTS = catalogue('service-export', {
  active: 'Actif',
  draft: 'Brouillon',
  columns: {
    id: 'Numéro',
    title: 'Titre',
    slug: 'Adresse',
    category: 'Catégorie',
    status: 'Statut',
    sort_order: 'Ordre',
    subtitle: 'Sous-titre',
    description: 'Description',
    long_description: 'Description longue',
    duration: 'Durée',
    price_range: 'Prix',
    features: 'Caractéristiques',
    advantages: 'Avantages',
    sub_services: 'Sous-prestations',
    materials: 'Matériaux',
    image: 'Image',
    created_at: 'Créé le',
    updated_at: 'Modifié le',
  },
});
