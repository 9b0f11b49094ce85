import { catalogue } from '#src/kernel/catalogue.ts';

/** Emails and statements around a sent quote. */
export const QUOTE_LINK_TEXTS = catalogue('quote-link', {
  sent: 'Devis {number} envoyé à {email}.',
  decided: { accepted: 'Devis accepté.', rejected: 'Devis refusé.' },
  withdrawn: 'Votre rétractation est enregistrée.',
  statements: {
    accepted:
      'J’ai lu le devis {number} d’un montant de {gross}{conditions}. Je l’accepte : cette commande m’oblige à la payer.{certificate}',
    conditions: ' et ses conditions',
    conditionsAndRight: ', ses conditions et l’information sur mon droit de rétractation de quatorze jours',
    certificate: ' Je certifie exacte l’attestation pour le taux réduit de TVA qui y figure.',
    earlyStart:
      'Je demande expressément que les travaux commencent avant la fin du délai de rétractation. Si je me rétracte ensuite, je paie la part déjà exécutée ; une fois les travaux entièrement exécutés, je ne peux plus me rétracter.',
    rejected: 'Je refuse le devis {number} d’un montant de {gross}.',
  },
  offer: {
    subject: '{company} : votre devis {number}',
    title: 'Votre devis {number}',
    paragraphs: [
      'Bonjour {name},',
      'Voici notre devis pour : {service}. Son montant est de {gross} ; il est valable jusqu’au {date}.',
      'Le bouton ouvre votre devis, sans compte ni mot de passe : vous pouvez le lire, l’accepter ou le refuser. Ce lien est personnel, ne le transmettez qu’à des personnes de confiance. Le devis est aussi joint à ce message.',
    ],
    button: 'Lire mon devis',
  },
  accepted: {
    subject: '{company} : devis {number} accepté',
    title: 'Vous avez accepté le devis {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons bien enregistré votre accord du {time}. Le devis accepté, de {gross}, est joint à ce message : conservez-le.',
      'Vos mots : « {statement} »',
      '{right}',
      '{unpaid}',
      'Empreinte du document : {hash}',
    ],
  },
  acceptedUnpaid: 'Ce contrat est conclu à votre domicile : aucun paiement n’est reçu jusqu’au {date} inclus.',
  acceptedRight:
    'Vous pouvez renoncer au contrat sans motif ni frais jusqu’au {until} inclus : la page du devis propose « Renoncer au contrat ici » ; le devis joint contient aussi un modèle de formulaire de rétractation.',
  rejected: {
    subject: '{company} : devis {number} refusé',
    title: 'Vous avez refusé le devis {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons bien enregistré votre refus du {time}. Une question, un autre projet ? Répondez simplement à ce message.',
    ],
  },
  withdrawal: {
    subject: '{company} : rétractation pour le devis {number}',
    title: 'Accusé de réception de votre rétractation',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons reçu, le {time}, votre rétractation du contrat portant sur le devis {number} de {gross}, accepté le {accepted}.',
      'Le contrat prend fin. Les sommes déjà versées vous sont remboursées sous quatorze jours.',
    ],
  },
  button: 'Voir le devis',
  company: {
    accepted: { title: 'Devis accepté', message: '{name} accepte le devis {number} ({gross})' },
    rejected: { title: 'Devis refusé', message: '{name} refuse le devis {number} ({gross})' },
    withdrawn: {
      title: 'Rétractation d’un client',
      message: '{name} renonce au devis {number} ({gross}) : arrêtez les travaux et remboursez ce qui a été versé',
    },
  },
});
