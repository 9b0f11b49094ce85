import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts that all pages of the customer account share. */
export const ACCOUNT_TEXTS = catalogue('account', {
  signIn: 'Se connecter',
  register: 'Créer un compte',
  loading: 'Chargement…',
  failureTitle: 'Quelque chose n’a pas fonctionné',
  failure: 'Une erreur est survenue. Réessayez dans un instant.',
  retry: 'Réessayer',
  required: '(obligatoire)',
  optional: '(facultatif)',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLock: 'Verrouillage des majuscules activé.',
  needsJavaScript: 'L’espace client a besoin de JavaScript : activez-le dans votre navigateur, ou appelez-nous.',
  account: 'Mon compte',
});
