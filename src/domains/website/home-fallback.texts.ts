import { catalogue } from '#src/kernel/catalogue.ts';

/** Shown on the home page when stored content cannot be read: always valid, and never presented as stored. */
export const HOME_FALLBACK_TEXTS = catalogue('home-fallback', {
  testimonials: {
    note: 'Les avis de nos clients ne peuvent pas être affichés pour le moment. Voici trois façons de vous faire le vôtre.',
    list: [
      {
        title: 'Demandez des adresses',
        text: 'Nous vous indiquons des chantiers comparables, près de chez vous, avec l’accord de leurs propriétaires : allez voir, sonnez, posez vos questions.',
      },
      {
        title: 'Lisez nos attestations',
        text: '{?guarantee}Assurance décennale et responsabilité civile : le nom de l’assureur, le numéro du contrat et les activités couvertes figurent sur chaque devis.',
      },
      {
        title: 'Montez avec nous, en photos',
        text: 'Pendant la visite, nous photographions ce qui ne se voit pas d’en bas. Les photos sont à vous, que vous signiez ou non.',
      },
    ],
  },
  gallery: {
    note: 'Nos réalisations ne peuvent pas être affichées pour le moment. Voici, en dessins, ce que nous faisons le plus souvent.',
    credit: 'Illustration',
    list: [
      {
        category: 'Installation',
        picture: 'hero-toiture',
        title: 'Toiture neuve en tuiles',
        text: 'Écran respirant, liteaux neufs, tuiles fixées pour le vent de la vallée, rives et faîtage maçonnés ou à sec.',
      },
      {
        category: 'Réparation',
        picture: 'apres-fuite',
        title: 'Fuite trouvée et fermée',
        text: 'Recherche par les combles et par arrosage, bâchage le jour même s’il le faut, reprise du raccord fautif.',
      },
      {
        category: 'Entretien',
        picture: 'apres-demoussage',
        title: 'Démoussage sans haute pression',
        text: 'Brossage, traitement de fond et rinçage doux : la tuile garde son engobe et retrouve sa couleur.',
      },
      {
        category: 'Zinguerie',
        picture: 'apres-zinguerie',
        title: 'Chéneaux et noues refaits',
        text: 'Pièces pliées à la mesure, soudées à l’étain, avec les jeux qu’il faut pour que le métal travaille.',
      },
      {
        category: 'Charpente',
        picture: 'apres-charpente',
        title: 'Charpente reprise',
        text: 'Pannes et chevrons remplacés ou renforcés, bois sec et traité, assemblages taillés à l’atelier.',
      },
      {
        category: 'Isolation',
        picture: 'apres-isolation',
        title: 'Combles isolés',
        text: 'Laine de bois ou minérale, pare-vapeur continu et lame d’air ventilée : la chaleur reste dedans, la vapeur sort.',
      },
    ],
  },
  blog: {
    note: 'Nos articles ne peuvent pas être affichés pour le moment. Trois conseils en attendant.',
    list: [
      {
        title: 'Regardez votre toit deux fois l’an',
        text: 'À l’automne, après la chute des feuilles, et au printemps, après les gelées : depuis le sol, avec des jumelles, cherchez les tuiles glissées, la mousse épaisse et les gouttières qui débordent.',
      },
      {
        title: 'Une tache au plafond n’est pas toujours sous la fuite',
        text: 'L’eau suit les bois et les écrans avant de tomber. Notez l’heure, la pluie et le vent : c’est ce qui nous aide le plus à trouver par où elle entre.',
      },
      {
        title: 'Jamais de haute pression sur des tuiles',
        text: 'Elle arrache l’engobe, soulève les recouvrements et pousse l’eau dessous. Un brossage et un traitement durent plus longtemps et n’abîment rien.',
      },
    ],
  },
});
