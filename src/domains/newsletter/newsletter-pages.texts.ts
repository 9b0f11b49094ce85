import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the newsletter pages. */
export const NEWSLETTER_PAGES_TEXTS = catalogue('newsletter-pages', {
  crumb: 'Lettre d’information',
  form: {
    meta: {
      title: 'La lettre du toit : s’abonner – {name}',
      description:
        'Quelques lettres par an sur l’entretien de votre toiture. Inscription confirmée par e-mail, désinscription en un clic.',
    },
    title: 'Recevoir la lettre',
    text: 'Quelques lettres par an, écrites sur les chantiers. Rien d’autre, et rien sans votre accord.',
    closedTitle: 'La lettre attend encore',
    closedText:
      'Ce site n’envoie pas encore d’e-mails : il n’est donc pas possible de s’y abonner. Revenez plus tard, ou suivez le blog.',
    sentTitle: 'Plus qu’un clic',
    sentText: 'Votre demande est enregistrée. Il reste à confirmer que cette adresse est bien la vôtre.',
    refusedTitle: 'Inscription à reprendre',
    refusedText: 'Votre demande n’a pas été enregistrée : voyez le message sous l’adresse.',
  },
  confirm: {
    meta: {
      title: 'Confirmer l’inscription – {name}',
      description: 'Confirmation de l’inscription à la lettre d’information.',
    },
    crumb: 'Confirmation',
    open: {
      title: 'Confirmez votre inscription',
      text: 'Ce bouton confirme que cette adresse est bien la vôtre. Sans lui, rien ne vous sera envoyé.',
      button: 'Confirmer mon inscription',
    },
    done: {
      title: 'Votre inscription est confirmée',
      text: 'Merci ! Un message de bienvenue contient le lien pour vous désinscrire : gardez-le.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Il était valable 48 h. Demandez-en un nouveau : rien n’est perdu.',
    },
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Un lien plus récent vous a peut-être été envoyé : utilisez le dernier reçu. Sinon, refaites votre demande ici.',
    },
  },
  end: {
    meta: { title: 'Se désinscrire – {name}', description: 'Désinscription de la lettre d’information.' },
    crumb: 'Désinscription',
    open: {
      title: 'Vous désinscrire ?',
      text: 'Plus aucune lettre ne vous sera envoyée, et votre adresse sera effacée aussitôt.',
      button: 'Me désinscrire',
    },
    done: {
      title: 'C’est fait, vous n’êtes plus sur la liste',
      text: 'Votre adresse est effacée : vous ne recevrez plus nos lettres. Vous pourrez revenir quand vous voudrez.',
    },
    unknown: {
      title: 'Ce lien ne correspond à aucune inscription',
      text: 'L’adresse est sans doute déjà désinscrite. Si une lettre vous parvient encore, écrivez-nous : nous l’effacerons à la main.',
    },
  },
  home: 'Retour à l’accueil',
  blog: 'Lire le blog',
  contact: 'Nous écrire',
});
