import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the amendments of accepted quotes; the emails have the names and values of those of a quote. */
export const QUOTE_AMENDMENT_TEXTS = catalogue('quote-amendment', {
  created: 'Avenant créé.',
  /** Its number inside a sentence, after “avenant n° ”. */
  number: '{place} au devis {contract}',
  refused: {
    nested: 'Un avenant ne se complète pas par un autre avenant : créez-en un second sur le devis.',
    unsigned: 'Un avenant ne se crée que sur un devis que le client a accepté.',
    ended: 'Le contrat que cet avenant complète a pris fin : l’avenant ne peut plus être envoyé ni accepté.',
    cancelled: 'La commande de ce contrat est annulée : il ne se complète plus.',
    billed: 'La facture {number} de ces travaux est émise : faites d’abord un avoir, puis un avenant.',
    client: 'Le client, le service et le lieu d’un avenant sont ceux de son devis : ils ne changent pas ici.',
    approval: 'Un avenant ne compte qu’avec l’accord du client : envoyez-le, ou enregistrez cet accord.',
    duplicated: 'Un avenant ne se duplique pas : créez-en un autre sur le devis.',
    converted: 'Un avenant ne devient pas une commande : ses lignes rejoignent celle de son devis.',
    sent: 'Cet avenant a été envoyé au client : il ne se supprime pas, refusez-le.',
    contractGone: 'Le devis que cet avenant complète n’existe plus.',
    below: 'Le contrat passerait sous les {billed} déjà facturés en acompte : faites d’abord un avoir.',
  },
  faults: {
    absent:
      'Une ligne retirée doit reprendre une ligne du contrat : même désignation, unité, prix et TVA, et pas plus que sa quantité.',
    negative: 'Le total du contrat ne peut pas devenir négatif.',
    tooLong: 'Le contrat et cet avenant dépassent ensemble 200 lignes.',
  },
  locked: {
    signed:
      'Cet avenant a été accepté par le client : il ne change plus. Créez un autre avenant, ou annulez son acceptation avec un motif.',
    withdrawn: 'Le client a renoncé à cet avenant : il ne change plus. Créez un autre avenant sur le devis.',
  },
  inUse: {
    amended: 'Un avenant plus récent est accepté : annulez d’abord son acceptation.',
    invoiced: 'La facture de ces travaux est émise : l’acceptation de l’avenant ne s’annule plus.',
    received: 'Sans cet avenant, le contrat serait inférieur aux acomptes déjà facturés : faites d’abord un avoir.',
    pending: 'Un paiement par carte est en cours pour ce contrat : attendez son résultat.',
    ordered: 'La commande est ouverte.',
  },
  statements: {
    accepted:
      'J’ai lu l’avenant n° {number} d’un montant de {gross}, qui porte le contrat à {after}{conditions}. Je l’accepte : je dois désormais ce nouveau total.{certificate}',
    rejected: 'Je refuse l’avenant n° {number} d’un montant de {gross} ; le contrat reste à {before}.',
  },
  offer: {
    subject: '{company} : votre avenant n° {number}',
    title: 'Votre avenant n° {number}',
    paragraphs: [
      'Bonjour {name},',
      'Voici un avenant à votre contrat pour : {service}. Son montant est de {gross} : le total du contrat passe de {before} à {after}. Il est valable jusqu’au {date}.',
      'Le bouton ouvre votre avenant, sans compte ni mot de passe : vous pouvez le lire, l’accepter ou le refuser. Tant que vous ne l’acceptez pas, le contrat ne change pas. Ce lien est personnel, ne le transmettez qu’à des personnes de confiance. L’avenant est aussi joint à ce message.',
    ],
    button: 'Lire mon avenant',
  },
  accepted: {
    subject: '{company} : avenant n° {number} accepté',
    title: 'Vous avez accepté l’avenant n° {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons bien enregistré votre accord du {time}. L’avenant accepté, de {gross}, est joint à ce message : conservez-le. Le contrat s’élève maintenant à {after}.',
      'Vos mots : « {statement} »',
      '{right}',
      '{unpaid}',
      'Empreinte du document : {hash}',
    ],
  },
  rejected: {
    subject: '{company} : avenant n° {number} refusé',
    title: 'Vous avez refusé l’avenant n° {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons bien enregistré votre refus du {time}. Le contrat reste à {before}. Une question ? Répondez simplement à ce message.',
    ],
  },
  withdrawal: {
    subject: '{company} : rétractation pour l’avenant n° {number}',
    title: 'Accusé de réception de votre rétractation',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons reçu, le {time}, votre rétractation de l’avenant n° {number} de {gross}, accepté le {accepted}.',
      'L’avenant prend fin, le contrat continue sans lui. Les sommes déjà versées pour l’avenant vous sont remboursées sous quatorze jours.',
    ],
  },
  button: 'Voir l’avenant',
  company: {
    accepted: { title: 'Avenant accepté', message: '{name} accepte l’avenant n° {number} ({gross})' },
    rejected: { title: 'Avenant refusé', message: '{name} refuse l’avenant n° {number} ({gross})' },
    withdrawn: {
      title: 'Rétractation d’un client',
      message: '{name} renonce à l’avenant n° {number} ({gross}) : le contrat continue sans lui',
    },
  },
  statement: 'Accord de {name} sur l’avenant n° {number} d’un montant de {gross}, donné le {date} ({means}).{note}',
  acceptedMail: {
    subject: '{company} : votre accord sur l’avenant n° {number}',
    title: 'Votre accord sur l’avenant n° {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons enregistré votre accord du {date} ({means}). L’avenant accepté, de {gross}, est joint à ce message : conservez-le.',
    ],
  },
  cancelledMail: {
    subject: '{company} : acceptation de l’avenant n° {number} annulée',
    title: 'L’acceptation de l’avenant n° {number} est annulée',
    paragraphs: [
      'Bonjour {name},',
      'L’acceptation de l’avenant n° {number} de {gross}, du {date}, est annulée : vous n’êtes plus engagé par cet avenant, le contrat continue sans lui.',
      'Motif : {reason}',
      'Une question ? Répondez simplement à ce message.',
    ],
  },
  document: {
    title: 'Avenant',
    contract: 'Contrat',
    contractFact: 'Devis {number}',
    until:
      'Cet avenant est valable jusqu’au {date}. Au-delà, le contrat reste inchangé et un nouvel avenant est nécessaire.',
    payment:
      'Le montant de cet avenant s’ajoute au prix du contrat, ou s’en déduit, et se règle avec lui. L’acompte du contrat ne change pas.',
    rest: 'Les autres conditions du contrat restent inchangées.',
  },
});
