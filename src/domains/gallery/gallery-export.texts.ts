import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the exported file. */
export const GALLERY_EXPORT_TEXTS = catalogue('gallery-export', {
  published: 'Publiée',
  draft: 'Brouillon',
  columns: {
    id: 'Numéro',
    title: 'Titre',
    category: 'Catégorie',
    status: 'Statut',
    sort_order: 'Ordre',
    location: 'Lieu',
    date: 'Fin des travaux',
    description: 'Description',
    image: 'Photo',
    image_alt: 'Texte de la photo',
    before_image: 'Photo avant travaux',
    before_alt: 'Texte de la photo avant travaux',
    credit: 'Crédit',
    created_at: 'Créée le',
    updated_at: 'Modifiée le',
  },
});
