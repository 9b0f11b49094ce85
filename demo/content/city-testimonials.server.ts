import type { DemoTestimonial } from './demo-testimonial.server.ts';

/** What is said in the five cities that have a page of their own, three times each. */
export const CITY_TESTIMONIALS: DemoTestimonial[] = [
  {
    name: 'Hélène Perrachon',
    location: 'Lyon',
    content:
      'Immeuble de 1898 à la Croix-Rousse, chéneau percé au-dessus de la cour. Il fallait une nacelle et l’accord des voisins : ils se sont occupés des deux. Trois jours de travail, plus une goutte depuis, et la cour balayée chaque soir.',
    days: ['2026-04-16', '2026-05-04'],
    isVerified: true,
  },
  {
    name: 'Sofiane Belkacem',
    location: 'Lyon',
    content:
      'La grêle avait cassé une quarantaine de tuiles sur notre maison de Monplaisir. Bâche posée le soir même, réparation la semaine suivante, photos déjà classées pour l’assurance. L’expert n’a rien trouvé à redire, nous non plus.',
    days: ['2026-06-12', '2026-06-29'],
    isVerified: true,
  },
  {
    name: 'Monique et Gérard Tissot',
    location: 'Lyon',
    content:
      'Combles isolés juste avant l’été, trente-cinq centimètres de laine de bois. Pendant la canicule nous avons dormi dans notre chambre, ce qui n’était pas arrivé depuis dix ans. Beaucoup de poussière le premier jour, mais l’aspirateur est repassé sans qu’on le demande.',
    days: ['2025-06-20', '2025-09-08'],
  },
  {
    name: 'Bernard Chazelle',
    location: 'Saint-Étienne',
    content:
      'Maison de 1930, des ardoises partaient à chaque coup de vent. Le versant ouest a été repris au crochet inox en une semaine malgré deux jours de pluie, et rien n’est resté découvert une seule nuit. Je me lève moins souvent pour écouter le toit.',
    days: ['2026-03-27', '2026-04-14'],
    isVerified: true,
  },
  {
    name: 'Aurélie Montmartin',
    location: 'Saint-Étienne',
    content:
      'Une auréole au plafond un dimanche de novembre. Quelqu’un au téléphone tout de suite, quelqu’un sur le toit avant la nuit : le solin de la cheminée était fendu. La facture correspond au prix annoncé avant de monter à l’échelle.',
    days: ['2025-11-23', '2025-12-03'],
    isVerified: true,
  },
  {
    name: 'Djamel Ouahab',
    location: 'Saint-Étienne',
    content:
      'Trois devis demandés, et c’était le seul qui expliquait pourquoi changer les liteaux sans toucher à la charpente. 110 m² en neuf jours. Les tuiles de réserve sont rangées au garage avec leur référence : un détail, mais quel soin.',
    days: ['2026-09-18', '2026-10-06'],
    isVerified: true,
  },
  {
    name: 'Laurence Faugier',
    location: 'Valence',
    content:
      'Le mistral avait couché tout le faîtage. Ils l’ont remonté à sec, vissé, avec une bande ventilée dessous, en m’expliquant pourquoi le mortier ne tient pas chez nous. Deux tempêtes plus tard, rien n’a bougé.',
    days: ['2026-02-11', '2026-03-30'],
    isVerified: true,
  },
  {
    name: 'Marion Desgranges',
    location: 'Valence',
    content:
      'Une fenêtre de toit dans la chambre de ma fille, posée en une journée, habillage intérieur compris. Ils ont protégé l’escalier, déplacé le lit et l’ont remis en place. Elle regarde les étoiles, je regarde la facture : les deux sont sans surprise.',
    days: ['2026-05-21', '2026-06-02'],
    isVerified: true,
  },
  {
    name: 'Philippe Courbis',
    location: 'Valence',
    content:
      'Je suis syndic bénévole de six logements. Gouttières et descentes en zinc, 46 mètres en tout, calendrier tenu au jour près. Le compte rendu en photos nous a épargné une heure de discussion en assemblée générale.',
    days: ['2025-10-09', '2025-10-27'],
  },
  {
    name: 'Nicole Bargoin',
    location: 'Clermont-Ferrand',
    content:
      'Nous sommes loin de leur atelier et ils l’ont dit d’entrée : déplacement chiffré à part, travaux groupés sur une semaine. Les solins contre le mur en pierre de Volvic ont été refaits au plomb, proprement. Le trajet valait la peine.',
    days: ['2026-07-03', '2026-07-20'],
    isVerified: true,
  },
  {
    name: 'Étienne Vachelard',
    location: 'Clermont-Ferrand',
    content:
      'Souche de cheminée qui penchait au-dessus de la rue. Démontée pierre par pierre, remontée à la chaux, chapeau neuf. Le chantier a commencé avec quatre jours de retard à cause de la neige, et nous avons été prévenus la veille.',
    days: ['2026-03-06', '2026-03-19'],
    isVerified: true,
  },
  {
    name: 'Sandrine Mosnier',
    location: 'Clermont-Ferrand',
    content:
      'Toit plein nord, vert comme une prairie. Brossage à la main et traitement en deux passages, sans nettoyeur à haute pression, comme promis. Au bout d’un an, pas un brin de mousse, et les gouttières coulent.',
    days: ['2025-09-25', '2026-10-12'],
  },
  {
    name: 'Olivier Ferrouillat',
    location: 'Grenoble',
    content:
      'Le garage prenait l’eau et la neige glissait d’un bloc sur le passage. Bac acier neuf, arrêts de neige sur deux rangs. Ils m’ont déconseillé le cordon chauffant que je voulais ajouter. Premier hiver passé : ils avaient raison.',
    days: ['2025-10-30', '2026-03-02'],
    isVerified: true,
  },
  {
    name: 'Chantal Brun-Cottan',
    location: 'Grenoble',
    content:
      'Deux lucarnes en ardoise à reprendre sur une maison des années vingt. Le couvreur a retrouvé la même taille d’écaille et refait les jouées en zinc. De la rue, on jurerait que rien n’a changé, et c’est exactement ce que je voulais.',
    days: ['2026-06-26', '2026-07-13'],
    isVerified: true,
  },
  {
    name: 'Thomas et Inès Rambaud',
    location: 'Grenoble',
    content:
      'Isolation par l’extérieur et couverture neuve, 140 m², la maison habitée tout du long avec un bébé. Bruit annoncé, horaires respectés, bâche chaque soir. La chaudière tourne moitié moins qu’avant.',
    days: ['2026-09-30', '2026-11-02'],
    isVerified: true,
  },
];
