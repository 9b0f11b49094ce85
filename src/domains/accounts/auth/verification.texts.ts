import { catalogue } from '#src/kernel/catalogue.ts';

/** UI texts of the pages that an emailed link opens: confirming an address, and contesting its replacement. */
export const VERIFICATION_TEXTS = catalogue('verification', {
  title: 'Confirmer votre adresse',
  description: 'Confirmer son adresse e-mail avec le lien reçu.',
  text: 'Un dernier geste : confirmez que cette adresse e-mail est bien la vôtre.',
  password: 'Mot de passe du compte',
  passwordHint: 'Celui que vous avez choisi en créant le compte : il prouve que c’est bien le vôtre.',
  submit: 'Confirmer mon adresse',
  done: 'L’adresse {email} est confirmée.',
  toAccount: 'Aller à mon compte',
  missing: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail que vous avez reçu.',
  foreign: 'Ce lien est celui d’un autre compte que celui de cet appareil : saisissez le mot de passe de ce compte.',
  error: 'L’adresse n’a pas pu être confirmée',
  notMine: 'Mot de passe inconnu, ou compte que vous n’avez pas créé ?',
  forgotten: 'Choisissez-en un nouveau.',

  disavowal: {
    title: 'Ce n’est pas moi',
    description: 'Contester le changement de l’adresse e-mail d’un compte.',
    text: 'Vous n’avez pas demandé à changer l’adresse e-mail de votre compte ? En un geste :',
    effects: [
      'votre adresse reste, ou redevient, celle du compte ;',
      'toutes les sessions ouvertes sont fermées ;',
      'le mot de passe actuel ne sert plus, et un lien pour en choisir un nouveau part à votre adresse.',
    ],
    submit: 'Reprendre mon compte',
    done: 'C’est fait : le compte est à l’adresse {email} et toutes les sessions sont fermées. Un lien pour choisir un nouveau mot de passe vient d’y être envoyé.',
  },
});
