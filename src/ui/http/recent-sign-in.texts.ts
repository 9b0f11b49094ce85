import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the dialog before a call that needs a recent sign-in, on every page. */
export const RECENT_SIGN_IN_TEXTS = catalogue('recent-sign-in', {
  title: 'Confirmez que c’est bien vous',
  text: 'Cette action est protégée et votre dernière confirmation a plus de dix minutes. Rien de ce que vous avez saisi n’est perdu.',
  password: 'Votre mot de passe',
  code: 'Code de vérification',
  codeHint: 'Celui de votre application d’authentification, ou un code de secours.',
  useCode: 'Utiliser un code de vérification',
  usePassword: 'Utiliser mon mot de passe',
  submit: 'Confirmer',
  submitting: 'Confirmation…',
  cancel: 'Annuler',
  failure: 'La confirmation a échoué',
  cancelled: 'Rien n’a été fait : vous n’avez pas confirmé que c’était vous.',
});
