import { catalogue } from '#src/kernel/catalogue.ts';

/** What the product states about accessibility by itself: tests of each version, the law, the authority. */
export const ACCESSIBILITY_TEXTS = catalogue('accessibility', {
  exemption:
    'L’entreprise est une micro-entreprise au sens de la loi n° 2023-171 du 9 mars 2023 : moins de dix personnes, et deux millions d’euros au plus de chiffre d’affaires ou de bilan. À ce titre, ses services sont exemptés des obligations d’accessibilité ; elle s’y tient pourtant autant qu’elle le peut.',
  checks: [
    'sur toutes les pages publiques, les règles automatiques de l’outil axe-core, à 320, 390, 768 et 1440 pixels de large : aucune infraction admise ;',
    'sur toutes, la validité du HTML, un titre et une description propres à chaque page ;',
    'sur toutes, l’affichage sans défilement horizontal à 320 pixels, ce qui vaut un agrandissement de 400 % ;',
    'sur toutes, la lecture sans JavaScript ; et l’envoi des formulaires sans lui ;',
    'l’usage au clavier du menu, du diaporama et des formulaires ;',
    'l’arrêt des mouvements : un bouton pause sur ce qui défile, et rien ne bouge seul si votre appareil demande moins d’animations ;',
    'les contrastes, y compris ceux du texte posé sur les images de la page d’accueil.',
  ],
  contact: {
    email: 'E-mail',
    phone: 'Téléphone',
    form: 'Formulaire',
    formLabel: 'Page de contact',
  },
  recourse: 'formulaire.defenseurdesdroits.fr',
});
