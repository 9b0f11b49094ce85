import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the sign-in by an identity provider. */
export const OPENID_SCREEN_TEXTS = catalogue('openid-screen', {
  meta: 'Connexion – Administration',
  or: 'ou',
  button: 'Se connecter avec {label}',
  leaving: 'Ouverture {of_label}…',
  title: 'Connexion',
  working: 'Vérification de votre identité…',
  failed: 'La connexion n’a pas abouti.',
  failure: 'La connexion a échoué',
  again: 'Revenir à la connexion',
  confirmButton: 'Confirmer avec {label}',
  confirmHint: '{label} vous redemande votre identité dans une autre fenêtre.',
  confirmed: 'C’est confirmé. Vous pouvez fermer cette fenêtre.',
  notConfirmed: 'Fermez cette fenêtre, puis recommencez.',
  since: 'Fournisseur d’identité',
  linked: 'Relié depuis le {date}',
  unlink: 'Retirer le lien avec le fournisseur d’identité',
  unlinkShort: 'Retirer le lien',
  unlinkQuestion: 'Retirer le lien de {name} avec le fournisseur d’identité ?',
  unlinkText:
    'Ses sessions seront fermées. À sa prochaine connexion par ce fournisseur, le compte sera relié de nouveau si l’adresse e-mail est la même.',
  unlinkDone: 'Lien de {name} retiré.',
  unlinkError: 'Le lien n’a pas pu être retiré',
});
