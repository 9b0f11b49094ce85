import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the order API, and the columns of its export. */
export const ORDER_TEXTS = catalogue('orders', {
  created: 'Commande créée.',
  changed: 'Commande modifiée.',
  statusChanged: 'Statut de la commande modifié.',
  deleted: 'Commande supprimée.',
  converted: 'Commande créée à partir du devis.',
  exportColumns: [
    'Numéro',
    'Client',
    'E-mail',
    'Téléphone',
    'Service',
    'Description',
    'Priorité',
    'Statut',
    'Budget HT',
    'Échéance',
    'Adresse',
    'Durée estimée',
    'Créée le',
  ],
  statuses: {
    en_attente: 'En attente',
    planifié: 'Planifié',
    en_cours: 'En cours',
    terminé: 'Terminé',
    annulé: 'Annulé',
  },
  priorities: { urgent: 'Urgent', normal: 'Normal', faible: 'Faible' },
});
