import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts printed on invoices and credit notes. Wording to be reviewed by a lawyer. */
export const INVOICE_PDF_TEXTS = catalogue('invoice-paper', {
  titles: { invoice: 'Facture', deposit: 'Facture d’acompte', credit: 'Avoir' },
  missing: { vatNumber: 'numéro de TVA', iban: 'IBAN' },
  facts: {
    issuedOn: 'Date d’émission',
    workedOn: 'Date de la prestation',
    receivedOn: 'Encaissé le',
    dueOn: 'Date d’échéance',
    order: 'Commande',
    quote: 'Devis',
    credits: 'Annule la facture',
    corrects: 'Corrige la facture',
    category: 'Catégorie d’opération',
  },
  number: 'n° {number}',
  creditsFact: '{number} du {date}',
  services: 'prestation de services',
  parties: { client: 'Client', place: 'Lieu des travaux' },
  company: { phone: 'Tél. {phone}', siret: 'SIRET {siret}', vat: 'TVA {vat}' },
  depositSubject: 'Acompte – {service}',
  depositLine: 'Acompte sur le devis {quote} – {service}',
  depositSettled: 'Règlement reçu le {date} ({means})',
  depositTaken: 'Acompte, facture {number} du {date} (dont TVA {vat})',
  creditSubject: 'Avoir sur la facture {number} du {date}',
  creditIntroduction: 'Cet avoir annule en totalité la facture {number} du {date}.',
  creditPart: 'Cet avoir corrige la facture {number} du {date}, à hauteur de {amount} TTC.',
  creditReason: 'Motif : {reason}',
  creditLine: 'Avoir sur la facture {number}',
  due: 'Reste à payer',
  overpaid: 'Trop-perçu à rembourser',
  creditDue: 'Net à votre crédit',
  terms: {
    title: 'Règlement',
    when: 'Paiement à {days} jours, au plus tard le {date}, par virement, chèque ou carte bancaire.',
    late: 'Pas d’escompte pour paiement anticipé. En cas de retard : pénalités au taux de trois fois l’intérêt légal, exigibles sans rappel, et indemnité forfaitaire de 40 € pour frais de recouvrement (articles L441-10 et D441-5 du code de commerce).',
    bank: 'IBAN : {iban} – titulaire : {name} – référence à rappeler : {number}.',
    depositAsked:
      'Acompte à régler au plus tard le {date}, par virement, chèque ou carte bancaire. Il sera déduit de la facture finale.',
    depositPaid: 'Acompte réglé : il sera déduit de la facture finale.',
  },
  insurance: {
    title: 'Assurance décennale',
    text: '{insurer}{policy}. Couverture géographique : {cover}.',
    policy: ', contrat {policy}',
  },
  mediation: {
    title: 'Médiation de la consommation',
    text: 'En cas de litige, le client consommateur peut saisir gratuitement le médiateur : {mediator}.',
  },
});
