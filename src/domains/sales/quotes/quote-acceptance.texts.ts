import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of an acceptance that the office records or cancels. */
export const QUOTE_ACCEPTANCE_TEXTS = catalogue('quote-acceptance', {
  recorded: 'Accord du client enregistré.',
  cancelled: 'Acceptation annulée.',
  means: { signed_paper: 'devis papier signé', email: 'e-mail', oral: 'oral', other: 'autre' },
  statement: 'Accord de {name} sur le devis {number} d’un montant de {gross} TTC, donné le {date} ({means}).{note}',
  future: 'La date de l’accord ne peut pas être dans le futur.',
  beforeSending: 'L’accord ne peut pas précéder l’envoi du devis, le {date}.',
  rejected: 'Ce devis est refusé : remettez-le en attente ou renvoyez-le avant d’enregistrer un accord.',
  none: 'Aucun accord de client n’est à annuler sur ce devis.',
  inUse: {
    amended: 'Un avenant accepté complète ce devis : annulez d’abord l’acceptation de l’avenant.',
    invoiced: 'Une facture a été émise pour ce devis : son acceptation ne s’annule plus.',
    received: 'De l’argent a été reçu pour ce devis : son acceptation ne s’annule plus.',
    pending: 'Un paiement par carte est en cours pour ce devis : attendez son résultat avant d’annuler l’acceptation.',
    ordered: 'La commande née de ce devis est ouverte : passez-la d’abord au statut « Annulé ».',
  },
  acceptedMail: {
    subject: '{company} : votre accord sur le devis {number}',
    title: 'Votre accord sur le devis {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons enregistré votre accord du {date} ({means}). Le devis accepté, de {gross} TTC, est joint à ce message : conservez-le.',
    ],
    withdrawal: 'Vous pouvez renoncer au contrat sans motif ni frais jusqu’au {until} inclus.',
    proof: 'Empreinte du document : {hash}',
    mistake: 'Si vous n’avez pas donné cet accord, répondez à ce message.',
  },
  cancelledMail: {
    subject: '{company} : acceptation du devis {number} annulée',
    title: 'L’acceptation du devis {number} est annulée',
    paragraphs: [
      'Bonjour {name},',
      'L’acceptation du devis {number} de {gross} TTC, du {date}, est annulée : vous n’êtes plus engagé par ce devis.',
      'Motif : {reason}',
      'Une question ? Répondez simplement à ce message.',
    ],
  },
  button: 'Voir le devis',
  form: {
    open: 'Enregistrer l’accord du client',
    title: 'Accord du client',
    text: 'Le devis devient un contrat : son document, ses prix et ses données ne changent plus. Le client en reçoit une copie par e-mail.',
    name: 'Nom de la personne qui a donné son accord',
    acceptedOn: 'Date de l’accord',
    means: 'Forme de l’accord',
    note: 'Remarque',
    noteHint: 'Par exemple : où se trouve le devis signé. Le client ne la lit pas.',
    submit: 'Enregistrer l’accord',
    failure: 'L’accord n’est pas enregistré',
  },
  cancelForm: {
    open: 'Annuler l’acceptation',
    title: 'Annuler l’acceptation du client',
    text: 'Le devis revient à l’étape « Devis fourni » et peut être modifié. L’accord reste dans l’historique ; le client est prévenu par e-mail, avec le motif.',
    reason: 'Motif',
    submit: 'Annuler l’acceptation',
    failure: 'L’acceptation n’est pas annulée',
  },
});
