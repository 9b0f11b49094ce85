import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the reviews' API and of their files. */
export const TESTIMONIAL_TEXTS = catalogue('testimonial', {
  created: 'Témoignage ajouté.',
  changed: 'Témoignage modifié.',
  moved: 'Ordre modifié.',
  deleted: 'Témoignage supprimé.',
  columns: ['Nom', 'Lieu', 'Avis', 'Note', 'Statut', 'Ordre', 'Date des travaux', 'Vérifié', 'Ajouté le'],
  statuses: { active: 'Actif', inactive: 'Inactif' },
  yes: 'oui',
  no: 'non',
  import: {
    empty: 'Ce fichier ne contient aucun témoignage.',
    unreadable: 'Ce fichier ne se lit pas comme un CSV : vérifiez ses guillemets.',
    missing: 'Colonne « {column} » absente.',
    tooMany: '{max} témoignages au plus par import.',
    refused: 'Des lignes sont à corriger : rien n’a été ajouté.',
    line: 'Ligne {line} : {message}',
  },
});
