import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /accessibilite: what was tested, and by whom. */
export const ACCESSIBILITY_TEXTS = catalogue('accessibility', {
  meta: {
    title: 'Accessibilité : partiellement conforme – {name}',
    description:
      'Déclaration d’accessibilité du site de {name} : ce qui a été vérifié, ce qui ne l’a pas été, et comment signaler une difficulté.',
  },
  title: 'Accessibilité',
  text: 'État déclaré : partiellement conforme, d’après nos propres vérifications. Voici lesquelles.',
  summary: 'Sur cette page',
  state: {
    title: 'État de conformité',
    text: [
      'Ce site vise le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) et les règles WCAG 2.2 de niveau AA.',
      'Nous le déclarons « partiellement conforme » : il a été évalué par ses auteurs, pas par un organisme extérieur, et tous les critères n’ont pas été passés un à un.',
    ],
  },
  exemption: {
    title: 'Exemption',
    text: 'L’entreprise est une micro-entreprise au sens de la loi n° 2023-171 du 9 mars 2023 : moins de dix personnes, et deux millions d’euros au plus de chiffre d’affaires ou de bilan. À ce titre, ses services sont exemptés des obligations d’accessibilité ; elle s’y tient pourtant autant qu’elle le peut.',
  },
  tested: {
    title: 'Ce qui a été vérifié',
    text: 'Par des essais rejoués à chaque version du site :',
    points: [
      'sur toutes les pages publiques, les règles automatiques de l’outil axe-core, à 320, 390, 768 et 1440 pixels de large : aucune infraction admise ;',
      'sur toutes, la validité du HTML, un titre et une description propres à chaque page ;',
      'sur toutes, l’affichage sans défilement horizontal à 320 pixels, ce qui vaut un agrandissement de 400 % ;',
      'sur toutes, la lecture sans JavaScript ; et l’envoi des formulaires sans lui ;',
      'l’usage au clavier du menu, du diaporama et des formulaires ;',
      'l’arrêt des mouvements : un bouton pause sur ce qui défile, et rien ne bouge seul si votre appareil demande moins d’animations ;',
      'les contrastes, y compris ceux du texte posé sur les images de la page d’accueil.',
    ],
  },
  limits: {
    title: 'Ce qui ne l’a pas été, ou reste imparfait',
    points: [
      'Aucun audit complet du RGAA par un tiers, aucun essai organisé avec des personnes handicapées.',
      'Les lecteurs d’écran n’ont pas été essayés page par page.',
      'Les photographies ajoutées par l’entreprise n’ont de texte de remplacement que si elle en a écrit un.',
      'La carte détaillée est difficile à parcourir au clavier : la liste des zones, toujours présente à côté, dit la même chose.',
      'Les documents joints à un message ou à un devis ne sont pas contrôlés.',
    ],
  },
  contact: {
    title: 'Une difficulté ? Dites-le-nous',
    text: 'Si un contenu ou un formulaire vous résiste, nous vous donnerons l’information autrement, et nous corrigerons.',
    email: 'E-mail',
    phone: 'Téléphone',
    form: 'Formulaire',
    formLabel: 'Page de contact',
  },
  recourse: {
    title: 'Voies de recours',
    text: 'Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits : en ligne, par courrier gratuit (Défenseur des droits, libre réponse 71120, 75342 Paris CEDEX 07) ou auprès de son délégué dans votre région.',
    link: 'formulaire.defenseurdesdroits.fr',
  },
});
