import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /services. */
export const SERVICES_PAGE_TEXTS = catalogue('services-page', {
  meta: {
    title: 'Nos services de toiture – {name}',
    description: {
      within:
        '{titles} : nos services de toiture, dans un rayon de {radius} km. Devis gratuit, détaillé et sans engagement.',
      anywhere: '{titles} : nos services de toiture. Devis gratuit, détaillé et sans engagement.',
    },
    descriptionEmpty: {
      within: 'Nos services de toiture, dans un rayon de {radius} km. Devis gratuit, détaillé et sans engagement.',
      anywhere: 'Nos services de toiture. Devis gratuit, détaillé et sans engagement.',
    },
  },
  crumb: 'Services',
  hero: {
    eyebrow: 'Nos métiers',
    title: 'Nos services',
    text: 'De la première panne à la dernière gouttière, une seule équipe pour tout le toit. Chaque page dit ce que nous faisons, comment, et en combien de temps.',
    quote: 'Demander un devis',
  },
  facts: {
    area: { label: 'autour {of_town}', anywhere: 'à la ronde', value: '{radius} km' },
    answer: { label: 'réponse maximum', value: '{answer_hours} h' },
    guarantee: { label: 'garantie {guarantee_kind}', value: '{guarantee_years} ans' },
  },
  opening: {
    title: 'Par où commencer ?',
    text: 'Un toit, ce sont plusieurs métiers qui se touchent. Voici les nôtres, rangés comme on les rencontre sur le chantier.',
    nav: 'Familles de services',
  },
  /** By normalized category; another category has no sentence. */
  families: {
    charpente: 'Ce qui porte tout le reste.',
    couverture: 'Ce qui arrête la pluie, le vent et la grêle.',
    zinguerie: 'Ce qui conduit l’eau et ferme les raccords.',
    entretien: 'Ce qui fait durer un toit encore sain.',
    isolation: 'Ce qui garde la chaleur, et la fraîcheur.',
    urgence: 'Ce qui ne peut pas attendre demain.',
    energie: 'Ce qui garde la chaleur, et la fraîcheur.',
  },
  empty: {
    title: 'Aucun service trouvé',
    text: 'Décrivez-nous votre toit : nous vous dirons ce que nous pouvons faire.',
  },
  failed:
    'La liste complète est momentanément indisponible. Voici nos principaux métiers ; rechargez la page dans un instant, ou appelez-nous.',
  closing: {
    title: 'Vous ne savez pas quel métier demander ?',
    text: 'Dites-nous ce que vous voyez : une tache au plafond, une tuile dans l’allée, une gouttière qui déborde. Nous saurons qui envoyer.',
  },
});
