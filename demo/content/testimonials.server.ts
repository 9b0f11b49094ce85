import { CITY_TESTIMONIALS } from './city-testimonials.server.ts';
import type { DemoTestimonial } from './demo-testimonial.server.ts';

/** What is said closer to the workshop, good and less good. */
const NEAR_TESTIMONIALS: DemoTestimonial[] = [
  {
    name: 'Roland Peyrard',
    location: 'Privas',
    content:
      'Ferme de famille, une panne affaissée depuis mon grand-père. Ils ont gardé tout ce qui était bon et mis une prothèse en chêne là où le bois était pourri. Le menuisier du village est venu voir : il n’a rien dit, ce qui chez lui est un compliment.',
    days: ['2026-05-07', '2026-05-26'],
    isVerified: true,
  },
  {
    name: 'Odile Vernet',
    location: 'Crest',
    content:
      'Toit en tuile canal, 95 m², tuiles anciennes triées une à une et reposées en couvert. Quatre jours au lieu des cinq prévus, et le vieux pigeonnier a eu droit à son faîtage pour le même prix.',
    days: ['2026-10-01', '2026-10-19'],
    isVerified: true,
  },
  {
    name: 'Fatima Zitouni',
    location: 'Montélimar',
    content:
      'J’appelais pour refaire tout le toit, on me l’avait dit ailleurs. Après la visite : douze tuiles et une noue à changer, c’est tout. Il est rare qu’on vous vende moins que ce que vous étiez prête à acheter.',
    days: ['2026-01-22', '2026-02-09'],
    isVerified: true,
  },
  {
    name: 'André Combe',
    location: 'La Voulte-sur-Rhône',
    content:
      'Contrat d’entretien depuis deux ans. Ils passent à l’automne, vident les gouttières, remplacent ce qui a glissé et laissent un mot avec trois photos. À quatre-vingt-un ans, je ne monte plus sur l’échelle et mes enfants sont tranquilles.',
    days: ['2025-11-05', '2025-11-17'],
    isVerified: true,
  },
  {
    name: 'Stéphanie Giraud',
    location: 'Livron',
    rating: 4,
    content:
      'Très beau travail sur la noue et la rive, rien à reprendre. Une étoile en moins pour les dix jours d’attente : le zinc était en rupture chez le fournisseur et nous ne l’avons su que la veille. Le prix, lui, n’a pas bougé.',
    days: ['2026-08-27', '2026-09-14'],
    isVerified: true,
  },
  {
    name: 'Marc Sauzet',
    location: 'Loriol-sur-Drôme',
    rating: 3,
    content:
      'Le toit est bien fait, je n’ai rien à dire là-dessus. Mais l’échafaudage est resté trois semaines après la fin et il a fallu relancer deux fois. Une gouttière avait pris un coup : elle a été remplacée sans discuter.',
    days: ['2025-07-17', '2025-08-28'],
  },
];

export const DEMO_TESTIMONIALS: DemoTestimonial[] = [...CITY_TESTIMONIALS, ...NEAR_TESTIMONIALS];
