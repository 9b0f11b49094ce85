import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of sign-in and of the signed-in person's menu; errors stand as the specification quotes them. */
export const AUTH_TEXTS = catalogue('auth', {
  loginTitle: 'Administration',
  loginMeta: 'Connexion – Administration',
  loginIntro: 'Connectez-vous pour gérer les messages de vos clients.',
  email: 'Email',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordHint: 'Le mot de passe est sensible à la casse (majuscules et minuscules).',
  capsLock: 'Verrouillage des majuscules activé.',
  submit: 'Se connecter',
  submitting: 'Connexion en cours...',
  forgotten: 'Mot de passe oublié ?',
  backToSite: 'Retour au site',
  needsJavaScript: 'L’administration a besoin de JavaScript : activez-le dans votre navigateur.',
  wrongCredentials: 'Email ou mot de passe incorrect',
  notAdmin: 'Accès refusé. Seuls les administrateurs peuvent accéder à cette section.',
  connectionError: 'Erreur de connexion. Veuillez réessayer.',
  logout: 'Se déconnecter',
  userMenu: 'Menu du compte de {name}',
});
