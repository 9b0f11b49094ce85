import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts that an owner starts from: no place, no figure, no promise. */
export const TRADE_TEMPLATES = catalogue('trade-templates', {
  couverture: {
    title: 'Couverture',
    category: 'Couverture',
    subtitle: 'Poser, reprendre ou refaire un toit',
    description:
      'Pose et rénovation de couvertures en tuiles, en ardoises ou en bac acier, écran de sous-toiture et fixations compris.',
    features: ['Tuiles, ardoises, bac acier', 'Reprise partielle ou réfection complète', 'Écran de sous-toiture'],
  },
  charpente: {
    title: 'Charpente',
    category: 'Charpente',
    subtitle: 'Contrôler, renforcer, construire',
    description: 'Contrôle, réparation et construction de charpentes en bois, traditionnelles ou à fermettes.',
    features: ['Sondage des bois', 'Renfort ou remplacement de pièces', 'Traitement des bois'],
  },
  fuites: {
    title: 'Réparation des fuites',
    category: 'Réparation',
    subtitle: 'Trouver l’entrée d’eau et la fermer',
    description: 'Recherche de l’origine d’une fuite, mise hors d’eau et réparation de la partie abîmée.',
    features: ['Recherche de fuite', 'Bâchage provisoire', 'Réparation de solins, noues et faîtages'],
  },
  zinguerie: {
    title: 'Zinguerie',
    category: 'Zinguerie',
    subtitle: 'Façonner et poser le métal du toit',
    description: 'Façonnage et pose de solins, noues, rives, chéneaux et couvertures en zinc.',
    features: ['Solins, noues et rives', 'Chéneaux', 'Habillage de souches et de lucarnes'],
  },
  gouttieres: {
    title: 'Gouttières',
    category: 'Zinguerie',
    subtitle: 'Conduire l’eau loin des murs',
    description: 'Pose, remplacement, réparation et nettoyage de gouttières et de descentes d’eaux pluviales.',
    features: ['Pose et remplacement', 'Réparation et soudure', 'Nettoyage et curage'],
  },
  demoussage: {
    title: 'Démoussage',
    category: 'Entretien',
    subtitle: 'Retirer mousses et lichens',
    description: 'Retrait des mousses et des lichens, puis traitement adapté au matériau de la couverture.',
    features: ['Brossage adapté au matériau', 'Traitement contre les mousses', 'Vérification des tuiles'],
  },
  nettoyage: {
    title: 'Nettoyage de toiture',
    category: 'Entretien',
    subtitle: 'Un toit propre, sans l’abîmer',
    description: 'Nettoyage de la couverture et de ses abords par une méthode choisie selon le matériau et son état.',
    features: ['Examen avant nettoyage', 'Méthode selon le matériau', 'Abords laissés propres'],
  },
  entretien: {
    title: 'Entretien de toiture',
    category: 'Entretien',
    subtitle: 'Voir le toit avant qu’il ne fuie',
    description: 'Visite, petites réparations et compte rendu en photos, une fois ou régulièrement.',
    features: ['Visite du toit', 'Petites réparations', 'Compte rendu en photos'],
  },
  isolation: {
    title: 'Isolation',
    category: 'Isolation',
    subtitle: 'Garder la chaleur l’hiver, la fraîcheur l’été',
    description: 'Isolation des combles perdus, des rampants et de la toiture par l’extérieur.',
    features: ['Combles perdus', 'Rampants aménagés', 'Isolation par l’extérieur'],
  },
  fenetres: {
    title: 'Fenêtres de toit',
    category: 'Fenêtres',
    subtitle: 'De la lumière sous les toits',
    description: 'Pose et remplacement de fenêtres de toit, raccords d’étanchéité et finitions intérieures.',
    features: ['Création d’ouverture', 'Remplacement', 'Raccords d’étanchéité'],
  },
  pose: {
    title: 'Toiture neuve',
    category: 'Construction',
    subtitle: 'Le toit d’une maison neuve ou d’une extension',
    description: 'Charpente, couverture et évacuation des eaux d’une construction neuve ou d’une extension.',
    features: ['Maison neuve', 'Extension et surélévation', 'Abri et garage'],
  },
});

export type TradeName = keyof typeof TRADE_TEMPLATES;
