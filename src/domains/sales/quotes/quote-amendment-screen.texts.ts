import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the screens about amendments. */
export const AMENDMENT_SCREEN_TEXTS = catalogue('quote-amendment-screen', {
  /** As a heading, in lists and on badges. */
  name: 'Avenant n° {place} au devis {number}',
  short: 'Avenant n° {place}',
  section: 'Avenants',
  none: 'Aucun avenant : le contrat est le devis signé.',
  create: 'Nouvel avenant',
  created: 'Avenant créé : ajoutez ses lignes, puis envoyez-le.',
  createError: 'L’avenant n’est pas créé',
  empty: 'à chiffrer',
  included: 'Les lignes et les totaux comprennent les avenants acceptés.',
  contract: 'Contrat',
  contractLink: 'Devis {number}',
  before: 'Total du contrat sans cet avenant',
  after: 'Total du contrat avec cet avenant',
  form: {
    legend: 'Lignes de l’avenant',
    text: '{name}. Le client, le service et le lieu sont ceux du devis. Le contrat ne change que si le client accepte cet avenant.',
    remove: 'Retirer une ligne du contrat',
    rest: '{quantity} {unit} au contrat',
    loadError: 'Les lignes du contrat ne se chargent pas : fermez ce formulaire, puis ouvrez-le de nouveau.',
  },
  send: 'Envoyer cet avenant à {email} ?',
  sent: 'Avenant {number} envoyé à {email}.',
  sendError: 'L’avenant n’est pas parti',
  states: {
    open: 'Cet avenant attend votre réponse. Il est valable jusqu’au {date} ; sans votre accord, le contrat ne change pas.',
    expired: 'La date de validité de cet avenant est passée : le contrat ne change pas.',
    changed: 'Cet avenant ou son contrat a changé depuis l’envoi. Contactez-nous pour recevoir la nouvelle version.',
    accepted: 'Avenant accepté par {name} le {time}.',
    acceptedByOffice: 'Cet avenant est accepté.',
    rejected: 'Avenant refusé par {name} le {time}. Le contrat ne change pas.',
    rejectedByOffice: 'Cet avenant est refusé : le contrat ne change pas.',
    withdrawn: 'Vous avez renoncé à cet avenant le {time}. Un accusé de réception vous a été envoyé par e-mail.',
  },
  own: {
    title: 'Avenants à ce contrat',
    line: 'Avenant n° {place} : {amount}',
    total: 'Nouveau total du contrat : {amount}',
    accept: 'Accepter cet avenant',
    submitAccept: 'J’accepte cet avenant',
    submitReject: 'Je refuse cet avenant',
    money: 'Ce qu’ajoute cet avenant se règle avec le contrat, sur la page du devis {number}.',
  },
});
