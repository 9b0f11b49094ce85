import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the two pages that restore access to an account. */
export const PASSWORD_TEXTS = catalogue('password', {
  forgottenTitle: 'Mot de passe oublié',
  forgottenIntro:
    'Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  forgottenDescription: 'Recevoir un lien par e-mail pour choisir un nouveau mot de passe.',
  noMail: {
    text: 'Ce site n’envoie pas encore d’e-mails : aucun lien ne peut vous parvenir.',
    call: 'Appelez-nous : nous vous donnons un nouveau mot de passe.',
    ask: 'Demandez un nouveau mot de passe à l’entreprise.',
    phone: 'Appeler le {phone}',
    written:
      'Si un compte existe pour cette adresse, le message avec son lien, valable 30 minutes, vient d’être écrit dans le dossier outbox de la machine.',
    staff: 'Vous administrez ce site',
    colleague: 'Un autre administrateur vous donne un nouveau mot de passe dans « Utilisateurs ».',
    alone:
      'Seul administrateur ? Demandez un lien ici : le message est écrit dans le dossier outbox, parmi les données du site, sur sa machine.',
  },
  email: 'Adresse e-mail',
  sendLink: 'Envoyer le lien',
  linkSent:
    'Si un compte existe pour cette adresse, un lien vient d’être envoyé. Il est valable 30 minutes. Pensez à regarder dans les indésirables.',
  newTitle: 'Nouveau mot de passe',
  newDescription: 'Choisir un nouveau mot de passe avec le lien reçu par e-mail.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères, pas un mot de passe courant.',
  /** Shown while a new password is typed; one sentence each, at most three lines on a telephone. */
  advice: {
    neutral: 'Le plus simple : quatre mots sans rapport entre eux.',
    short: 'Au moins 8 caractères : ajoutez un mot ou deux.',
    known: 'Évitez votre nom, vos coordonnées et les mots de l’entreprise ou du métier.',
    keyboard: 'Une suite de touches voisines se devine vite : ajoutez des mots sans rapport.',
    repeated: 'Une répétition se devine vite : ajoutez des mots sans rapport.',
    sequence: 'Une suite comme « abcd » ou « 4567 » se devine vite : ajoutez des mots sans rapport.',
    date: 'Une date se devine vite : ajoutez des mots sans rapport.',
    /** Also the server's error text. */
    tooWeak: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    staff: 'L’administration demande plus : ajoutez un mot sans rapport.',
    enoughForCustomers: 'Assez pour un compte client ; pour l’administration, ajoutez un mot sans rapport.',
    enough: 'Difficile à deviner ; une dernière vérification a lieu à l’enregistrement.',
  },
  confirmation: 'Le même, une seconde fois',
  change: 'Changer le mot de passe',
  changed: 'Votre mot de passe est changé. Toutes les sessions ouvertes ont été fermées.',
  signIn: 'Se connecter',
  signInToOffice: 'Se connecter à l’administration',
  backToSite: 'Retour au site',
});
