import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the page that visitors see until the site is published. */
export const COMING_SOON_TEXTS = catalogue('coming-soon', {
  title: '{name} : bientôt en ligne',
  nobody: 'Notre site',
  description: 'Ce site ouvre bientôt.',
  text: 'Nous préparons notre site. Il ouvre bientôt, merci de votre patience.',
  call: 'D’ici là, appelez-nous :',
  team: 'Vous préparez ce site ?',
  signIn: 'Administration',
});
