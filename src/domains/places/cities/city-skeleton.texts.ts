import { catalogue } from '#src/kernel/catalogue.ts';

/** Structure of a new town page: titles to adapt, and questions to answer instead of invented facts. */
export const CITY_SKELETON_TEXTS = catalogue('city-skeleton', {
  metaTitle: 'Couvreur {in_city} – {name}',
  heroTitle: 'Votre couvreur {in_city}',
  identityTitle: 'Le toit {in_city}',
  roofsTitle: 'Les toits {in_city}',
  servicesTitle: 'Nos services {in_city}',
  jobTitle: 'Un chantier {in_city}',
  rulesTitle: 'À qui demander {in_city}',
  quartersTitle: '{city}, quartier par quartier',
  testimonialsTitle: 'Ils nous ont confié leur toit {in_city}',
  questionsTitle: 'Vos questions',
  contactTitle: 'Un toit {in_city} ? Décrivez-le en cinq lignes',
});
