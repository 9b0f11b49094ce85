import type { DemoPage } from './demo-page.server.ts';

/** Content of /services. */
export const SERVICES_PAGE: DemoPage = {
  meta: {
    name: 'Tous nos services',
    title: 'Nos services de toiture – {name}',
    description:
      '{trades} : nos services de toiture, dans un rayon de {radius} km. Devis gratuit, détaillé et sans engagement.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        eyebrow: 'Nos métiers',
        title: 'Nos services',
        text: 'De la première panne à la dernière gouttière, une seule équipe pour tout le toit. Chaque page dit ce que nous faisons, comment, et en combien de temps.',
        button: 'Demander un devis',
        buttonLink: '/contact#devis',
        facts: [
          {
            value: '{radius} km',
            label: 'autour {of_town}',
          },
          {
            value: '{answer_hours} h',
            label: 'réponse maximum',
          },
          {
            value: '{guarantee_years} ans',
            label: 'garantie {guarantee_kind}',
          },
        ],
        picture: {
          image: 'illustration:hero-charpente',
        },
      },
    },
    {
      id: 'familles',
      kind: 'service-list',
      content: {
        title: 'Par où commencer ?',
        text: 'Un toit, ce sont plusieurs métiers qui se touchent. Voici les nôtres, rangés comme on les rencontre sur le chantier.',
        button: 'Demander un devis',
        families: [
          {
            name: 'Charpente',
            text: 'Ce qui porte tout le reste.',
          },
          {
            name: 'Couverture',
            text: 'Ce qui arrête la pluie, le vent et la grêle.',
          },
          {
            name: 'Zinguerie',
            text: 'Ce qui conduit l’eau et ferme les raccords.',
          },
          {
            name: 'Entretien',
            text: 'Ce qui fait durer un toit encore sain.',
          },
          {
            name: 'Isolation',
            text: 'Ce qui garde la chaleur, et la fraîcheur.',
          },
          {
            name: 'Urgence',
            text: 'Ce qui ne peut pas attendre demain.',
          },
          {
            name: 'Énergie',
            text: 'Ce qui garde la chaleur, et la fraîcheur.',
          },
        ],
      },
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'Vous ne savez pas quel métier demander ?',
        text: 'Dites-nous ce que vous voyez : une tache au plafond, une tuile dans l’allée, une gouttière qui déborde. Nous saurons qui envoyer.',
        button: 'Demander un devis',
        look: 'sand',
      },
    },
  ],
};
