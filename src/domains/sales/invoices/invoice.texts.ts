import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the invoice API, its email, and the columns of its export. */
export const INVOICE_TEXTS = catalogue('invoices', {
  issued: 'Facture {number} émise.',
  credited: 'Avoir {number} émis.',
  sent: 'Facture envoyée à {email}.',
  kinds: { invoice: 'Facture', deposit: 'Facture d’acompte', credit: 'Avoir' },
  states: { open: 'À payer', late: 'En retard', paid: 'Payée', credited: 'Annulée par avoir', credit: 'Avoir' },
  exportColumns: [
    'Numéro',
    'Type',
    'État',
    'Émise le',
    'Échéance',
    'Client',
    'E-mail',
    'Commande',
    'Devis',
    'Annule',
    'Total HT',
    'TVA',
    'Total TTC',
    'Payé',
    'Reste dû',
  ],
  message: {
    subject: '{company} : {kind} {number}',
    demoSubject: 'DÉMONSTRATION – {company} : {kind} {number}',
    demo: 'DÉMONSTRATION – sans valeur : ce document a été émis pour un essai, il ne demande aucun paiement réel.',
    hello: 'Bonjour {name},',
    text: {
      invoice: 'Vous trouverez ci-joint votre facture {number} du {date}, d’un montant de {amount}.',
      deposit: 'Vous trouverez ci-joint votre facture d’acompte {number} du {date}, d’un montant de {amount}.',
      credit:
        'Vous trouverez ci-joint votre avoir {number} du {date}, d’un montant de {amount}. Il ne demande aucun paiement.',
    },
    due: 'Il reste {due} à régler avant le {date}. Vous pouvez payer en ligne depuis la page de la facture.',
    button: 'Voir le document',
    footer: '{company} – {phone}. Ce lien est personnel : ne le transmettez pas.',
  },
});
