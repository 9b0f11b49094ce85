import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the quotes API and of the quote export. */
export const QUOTE_TEXTS = catalogue('quote', {
  created: 'Devis créé.',
  changed: 'Devis modifié.',
  statusChanged: 'Statut du devis modifié.',
  duplicated: 'Devis dupliqué.',
  deleted: 'Devis supprimé.',
  saved: {
    accepted: 'Ce devis a été accepté : c’est un contrat, il ne se supprime pas.',
    ordered: 'Une commande est née de ce devis : il ne se supprime pas.',
    billed: 'Une facture a été émise sur ce devis : il ne se supprime pas.',
    paid: 'Un paiement a été enregistré sur ce devis : il ne se supprime pas.',
  },
  locked: {
    signed:
      'Ce devis a été accepté par le client : il ne change plus. Dupliquez-le, faites signer un avenant, ou annulez l’acceptation avec un motif.',
    withdrawn: 'Le client a renoncé à ce contrat : le devis ne change plus. Dupliquez-le pour en proposer un autre.',
    billed:
      'De l’argent a été facturé ou reçu sur ce devis : il ne change plus. Enregistrez l’accord du client, ou dupliquez-le pour proposer un autre prix.',
    ordered: 'Une commande est née de ce devis : son prix ne change plus. Dupliquez-le pour proposer un autre prix.',
  },
  columns: [
    'Numéro',
    'Client',
    'E-mail',
    'Téléphone',
    'Service',
    'Description',
    'Adresse du chantier',
    'Montant HT',
    'Montant TTC',
    'Payé',
    'Statut',
    'Étape',
    'Priorité',
    'Échéance',
    'Valable jusqu’au',
    'Envoyé le',
    'Accepté le',
    'Créé le',
  ],
  statuses: { pending: 'En attente', approved: 'Approuvé', rejected: 'Refusé' },
  stages: {
    pending: 'En attente',
    contacted: 'Contacté',
    quoted: 'Devis fourni',
    accepted: 'Accepté',
    rejected: 'Refusé',
  },
  priorities: { faible: 'Faible', normal: 'Normale', urgent: 'Urgente' },
  line: '{label} : {quantity} {unit} × {price} € HT, TVA {rate} %',
  range: 'Prix public : {price}',
});
