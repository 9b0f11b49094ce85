import { catalogue } from '#src/kernel/catalogue.ts';

/** Built-in pages of the building trades, shown when the company has stored none of its own. */
export const BUILT_IN_BUILDING = catalogue('built-in-building', {
  charpente: {
    id: 1,
    title: 'Charpente',
    category: 'Charpente',
    subtitle: 'L’ossature du toit, contrôlée, renforcée ou construite',
    description:
      'Diagnostic, réparation et construction de charpentes en bois, traditionnelles ou à fermettes, avec traitement des bois et renforts calculés.',
    paragraphs: [
      'Un faîtage qui ondule, une fissure au sommet d’un pignon, de la vermoulure au pied d’une ferme : une charpente fatiguée se signale longtemps avant de céder. Nous la sondons pièce par pièce, nous mesurons l’humidité du bois et nous vous montrons en photo ce que nous avons trouvé.',
      'Une pièce malade ne condamne pas les autres. Une panne se double, un appui pourri se remplace, une ferme qui s’écarte se retient. Quand il faut reconstruire, les sections sont calculées pour la neige et le vent de votre commune, et les bois assemblés avant le levage pour que la maison ne reste jamais ouverte.',
      'Le traitement contre les insectes et les champignons se fait après brossage et sondage, en injection et en surface, avec une attestation qui sert aussi le jour d’une vente.',
    ],
    features: [
      'Sondage des bois et mesure d’humidité',
      'Renforcement de pannes et de fermes',
      'Remplacement à l’identique des pièces abîmées',
      'Traitement préventif et curatif',
      'Aménagement de combles, renforts compris',
    ],
    advantages: [
      'On conserve tout ce qui peut l’être',
      'Toute modification porteuse est calculée',
      'Maison bâchée chaque soir de chantier',
      'Garantie {guarantee_kind} sur la structure',
    ],
    price: 'Sur devis',
  },
  couverture: {
    id: 2,
    title: 'Couverture',
    category: 'Couverture',
    subtitle: 'Un toit étanche, fixé pour durer',
    description:
      'Rénovation complète ou partielle de toitures en tuiles, en ardoises ou en bac acier, écran de sous-toiture et fixations compris.',
    paragraphs: [
      'Une couverture se juge d’en haut et de l’intérieur : tuiles poreuses, crochets rouillés, liteaux affaissés, traces d’eau sur les voliges. Nous montons voir, nous photographions, puis nous vous disons si le toit demande une réparation, une reprise partielle ou une réfection.',
      'La pente, l’exposition au vent et les règles d’urbanisme décident du matériau avant le goût. Dans ces limites, nous vous présentons des échantillons, nous réemployons les tuiles saines et nous posons un écran respirant qui protège la charpente de la pluie poussée par le vent.',
      'Le toit est découvert par parties et refermé le soir même. À la fin, vous recevez les photos de chaque étape, y compris de ce qui ne se voit plus.',
    ],
    features: [
      'Dépose soignée et tri des éléments sains',
      'Écran de sous-toiture respirant',
      'Fixations adaptées au vent et à la pente',
      'Faîtages et rives ventilés',
      'Abords protégés, gravats évacués',
    ],
    advantages: [
      'Conseil sur le matériau autorisé et durable',
      'Devis par poste, quantités mesurées',
      'Chantier suivi en photos',
      'Garantie {guarantee_kind}',
    ],
    price: 'Sur devis',
  },
  installation: {
    id: 14,
    title: 'Installation',
    category: 'Couverture',
    subtitle: 'Une toiture neuve complète, par une seule équipe',
    description:
      'Pose de toitures neuves pour maison, extension ou surélévation : charpente, écran, couverture, zinguerie et raccords.',
    paragraphs: [
      'Confier le toit entier à une équipe, c’est avoir un seul calendrier et un seul responsable. Les raccords entre charpente, couverture et zinguerie, où naissent la plupart des fuites, ne passent jamais d’une main à l’autre.',
      'Nous lisons les plans avant le premier coup de scie : pente suffisante pour la tuile choisie, débords qui protègent vraiment la façade, sorties de toit loin des noues. Une remarque à ce moment-là ne coûte rien ; après, elle coûte une reprise.',
      'La date de mise hors d’eau est écrite au devis. Vous savez quand les autres métiers pourront entrer.',
    ],
    features: [
      'Charpente, couverture et zinguerie en un lot',
      'Étude des plans avant commande',
      'Raccords aux toitures existantes',
      'Sorties de ventilation et de fumée préparées',
      'Mise hors d’eau à date convenue',
    ],
    advantages: [
      'Un seul interlocuteur',
      'Coordination avec le maçon et l’architecte',
      'Devis comparable poste par poste',
      'Garantie {guarantee_kind} sur l’ensemble',
    ],
    price: 'Sur devis',
  },
  zinguerie: {
    id: 15,
    title: 'Zinguerie',
    category: 'Zinguerie',
    subtitle: 'Le métal qui conduit l’eau et ferme les raccords',
    description:
      'Façonnage et pose de noues, solins, abergements, chéneaux et toitures en zinc, en cuivre ou en acier laqué.',
    paragraphs: [
      'Là où deux pans se rencontrent, où une cheminée perce la couverture, où le toit touche un mur, la tuile ne suffit plus : il faut une pièce de métal pliée pour cet endroit précis. Bien faite, elle travaille avec la chaleur et le froid sans jamais s’ouvrir.',
      'Nos pièces sont découpées et pliées d’après des gabarits relevés sur votre toit, soudées à l’étain et fixées par des pattes qui les laissent se dilater. Un mastic ne remplace pas une soudure : nous n’en mettons pas à la place.',
      'Le zinc couvre aussi des pans entiers, à joint debout, sur les pentes trop faibles pour la tuile. Il se patine, dure plusieurs décennies et se recycle.',
    ],
    features: [
      'Noues, solins et abergements sur mesure',
      'Chéneaux et descentes',
      'Toitures et habillages à joint debout',
      'Soudure à l’étain',
      'Essai à l’eau avant de partir',
    ],
    advantages: [
      'Pièces façonnées pour votre toit',
      'Dilatation calculée selon la longueur',
      'Matériaux durables et recyclables',
      'Garantie {guarantee_kind} sur l’étanchéité',
    ],
    price: 'Sur devis',
  },
  gouttieres: {
    id: 11,
    title: 'Gouttières',
    category: 'Zinguerie',
    subtitle: 'L’eau de pluie menée loin des murs',
    description:
      'Pose, remplacement et remise en pente de gouttières et de descentes en zinc, en aluminium ou en cuivre.',
    paragraphs: [
      'Une gouttière qui déborde se lit sur la façade : coulures, enduit qui cloque, mousse au pied du mur. La cause est souvent simple, une pente perdue, un crochet tordu, une descente bouchée, et se répare sans tout changer.',
      'Quand il faut remplacer, nous calculons la section d’après la surface du toit et la force des averses, nous réglons la pente au niveau et nous plaçons les descentes là où l’eau peut vraiment s’en aller.',
      'Selon la maison, le zinc soudé, l’aluminium posé d’un seul tenant ou le cuivre ont chacun leur place : nous vous montrons les profils et les teintes avant de choisir.',
    ],
    features: [
      'Section calculée selon votre toit',
      'Pente contrôlée sur toute la longueur',
      'Zinc, aluminium laqué ou cuivre',
      'Descentes, regards et récupération d’eau',
      'Ancienne gouttière déposée et recyclée',
    ],
    advantages: [
      'Des façades et des fondations au sec',
      'Réparation proposée avant le remplacement',
      'Teintes accordées à la façade',
      'Essai à l’eau devant vous',
    ],
    price: 'Sur devis',
  },
  fenetres: {
    id: 13,
    title: 'Fenêtres',
    category: 'Couverture',
    subtitle: 'La lumière du ciel, raccordée sans fuite',
    description:
      'Création, remplacement et réparation de fenêtres de toit, avec raccord d’étanchéité, volet et finitions intérieures.',
    paragraphs: [
      'Une fenêtre de toit éclaire bien plus qu’une ouverture de même taille en façade. Sa place se choisit depuis l’intérieur : hauteur d’appui, vue, orientation, soleil d’été. Nous la dessinons avec vous, sur le mur, avant d’ouvrir quoi que ce soit.',
      'L’ouverture reste protégée tant que la fenêtre n’est pas posée. Le chevron coupé est repris par un chevêtre, le raccord est celui de votre tuile et l’isolant est remis jusqu’au cadre, pour qu’il n’y ait ni goutte ni courant d’air.',
      'Un modèle ancien se remplace souvent à la même taille, sans toucher à l’habillage. Joints, vitrages embués et volets se réparent aussi.',
    ],
    features: [
      'Création avec reprise de la charpente',
      'Remplacement à la même dimension',
      'Raccord adapté à la couverture',
      'Volets et stores contre la chaleur',
      'Finition intérieure prête à peindre',
    ],
    advantages: [
      'Toit protégé tant qu’il est ouvert',
      'Charpentier et couvreur ensemble',
      'Aide pour la déclaration en mairie',
      'Garantie {guarantee_kind} sur l’étanchéité',
    ],
    price: 'Sur devis',
  },
});
