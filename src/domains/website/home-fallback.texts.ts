import { catalogue } from '#src/kernel/catalogue.ts';

/**
 * Shown on the home page when stored content cannot be read: advice that is true of every roof, without a trade, a place
 * or a promise, because nothing is known then of the company.
 */
export const HOME_FALLBACK_TEXTS = catalogue('home-fallback', {
  testimonials: {
    note: 'Les avis de nos clients ne peuvent pas être affichés pour le moment. Voici trois façons de juger une entreprise.',
    list: [
      {
        title: 'Demandez des adresses',
        text: 'Un chantier comparable, près de chez vous, se regarde depuis la rue : allez voir, et posez vos questions.',
      },
      {
        title: 'Lisez les attestations',
        text: 'L’assureur, le numéro du contrat et les activités couvertes figurent sur l’attestation : demandez-la avant de signer.',
      },
      {
        title: 'Gardez des photos',
        text: 'Ce qui ne se voit pas d’en bas se photographie : des images d’avant et d’après aident tout le monde à se comprendre.',
      },
    ],
  },
  gallery: {
    note: 'Nos réalisations ne peuvent pas être affichées pour le moment. Voici trois façons de préparer la vôtre.',
    list: [
      {
        title: 'Décrivez ce que vous voyez',
        text: 'L’âge de la maison, la matière du toit, ce qui a changé et depuis quand : ces détails font gagner une visite.',
      },
      {
        title: 'Photographiez depuis le sol',
        text: 'Une vue d’ensemble et une vue rapprochée suffisent. Ne montez jamais sur un toit pour une photo.',
      },
      {
        title: 'Comparez des devis détaillés',
        text: 'Les surfaces, les matériaux et ce qui est compris doivent se lire ligne par ligne pour se comparer.',
      },
    ],
  },
  blog: {
    note: 'Nos articles ne peuvent pas être affichés pour le moment. Trois conseils en attendant.',
    list: [
      {
        title: 'Regardez votre toit deux fois l’an',
        text: 'À l’automne, après la chute des feuilles, et au printemps, après les gelées : depuis le sol, cherchez ce qui a bougé et ce qui déborde.',
      },
      {
        title: 'Une tache au plafond n’est pas toujours sous la fuite',
        text: 'L’eau suit les bois et les écrans avant de tomber. Notez l’heure, la pluie et le vent : ces indices aident à trouver par où elle entre.',
      },
      {
        title: 'Gardez vos factures',
        text: 'Elles disent ce qui a été posé, quand et par qui : la prochaine personne qui montera sur le toit vous en remerciera.',
      },
    ],
  },
});
