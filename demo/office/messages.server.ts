import type { MessageStatus } from '#src/domains/contact/contact.contract.ts';

interface DemoMessage {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** When it came, counted back from the fill. */
  hoursAgo: number;
  status: MessageStatus;
  /** What the company answered. */
  answer?: string;
}

/** From the oldest to the newest; people who do not exist. */
export const DEMO_MESSAGES: DemoMessage[] = [
  {
    name: 'Jean-Marc Vialle',
    email: 'jm.vialle@courrier.example',
    phone: '04 65 71 00 41',
    subject: 'Demande de devis - Couverture',
    message:
      'Bonjour,\nNous avons acheté une ancienne magnanerie à Saint-Julien-en-Saint-Alban. Le toit en tuile canal fait environ 180 m², les tuiles sont belles mais le liteaunage est fatigué. Peut-on garder les tuiles de dessus ? Nous aimerions faire les travaux avant l’hiver prochain.\nBien à vous',
    hoursAgo: 580,
    status: 'archived',
  },
  {
    name: 'Sylvie Rocher',
    email: 'sylvie.rocher@boite.example',
    phone: '',
    subject: 'Merci à votre équipe',
    message:
      'Un grand merci à Karim et Antoine pour la réparation de dimanche soir, en plein orage. Tout est resté sec malgré ce qui est tombé ensuite, et le chantier était plus propre qu’avant leur arrivée. Je vous recommande à tout le quartier.',
    hoursAgo: 402,
    status: 'replied',
    answer:
      'Merci beaucoup de ce mot, nous l’avons affiché à l’atelier. Karim repassera après la prochaine grosse pluie pour vérifier le solin, comme promis. À bientôt !',
  },
  {
    name: 'Copropriété Les Micocouliers',
    email: 'conseil.syndical@micocouliers.example',
    phone: '04 65 71 00 58',
    subject: 'Demande de devis - Entretien',
    message:
      'Bonjour, notre copropriété de La Voulte (deux bâtiments, 640 m² de toiture en tuile romane) cherche un contrat d’entretien annuel avec nettoyage des chéneaux. Pourriez-vous proposer une visite un mardi ou un jeudi ? L’assemblée générale se tient dans deux mois.',
    hoursAgo: 267,
    status: 'read',
  },
  {
    name: 'Élodie Chambonnet',
    email: 'elodie.chambonnet@boite.example',
    phone: '04 65 71 00 27',
    subject: 'Demande de devis - Isolation',
    message:
      'Bonjour, les chambres sous les toits sont invivables l’été (34 degrés en août). Nous hésitons entre isoler par l’intérieur et profiter de la réfection pour isoler par l’extérieur. La maison est à Livron, 95 m² au sol, toit de 1974. Savez-vous nous conseiller aussi sur les aides ?',
    hoursAgo: 149,
    status: 'read',
  },
  {
    name: 'Thierry Mazoyer',
    email: 't.mazoyer@courrier.example',
    phone: '04 65 71 00 36',
    subject: 'Demande de devis - Gouttières',
    message:
      'La gouttière côté nord déborde à chaque orage et l’eau coule le long du mur jusqu’à la porte de la cave. Environ 14 mètres, zinc des années 80, une descente. Merci de me dire si cela se répare ou s’il faut tout changer.',
    hoursAgo: 27,
    status: 'unread',
  },
  {
    name: 'Nadia Ferrand',
    email: 'nadia.ferrand@courrier.example',
    phone: '04 65 71 00 19',
    subject: 'Demande de devis - Démoussage',
    message:
      'Bonjour, pouvez-vous me faire un prix pour le démoussage de notre toit à Crest ? Tuile romane, deux pans, à peu près 120 m², le côté nord est tout vert. L’accès est facile par le jardin. Nous avons un bassin avec des poissons au pied du mur : est-ce un problème pour le produit ?',
    hoursAgo: 15,
    status: 'unread',
  },
  {
    name: 'Paul Astier',
    email: 'paul.astier@boite.example',
    phone: '04 65 71 00 63',
    subject: 'Demande de devis - Réparation des fuites',
    message:
      'Bonsoir, depuis la pluie de cette nuit l’eau goutte sous la fenêtre de toit de la chambre des enfants, du côté du mur. J’ai mis un seau, mais le plâtre commence à gonfler. Nous sommes à Privas, au-dessus du lac. Pouvez-vous passer rapidement ?',
    hoursAgo: 8,
    status: 'unread',
  },
];
