import { catalogue } from '#src/kernel/catalogue.ts';

/** Built-in pages of the repair and maintenance trades, shown when the company has stored none of its own. */
export const BUILT_IN_CARE = catalogue('built-in-care', {
  'reparation-des-fuites': {
    id: 8,
    title: 'Réparation des fuites',
    category: 'Urgence',
    subtitle: 'Trouver l’entrée de l’eau, puis la fermer',
    description:
      'Recherche et réparation de fuites de toiture : tuiles cassées, solins ouverts, noues percées, bâchage après tempête.',
    paragraphs: [
      'Une tache au plafond indique où l’eau sort, rarement où elle entre. Nous cherchons depuis les combles, en remontant les traces le long des bois, puis sur le toit, et par arrosage quand un doute demeure.',
      'En attendant notre arrivée : un récipient sous la goutte, le courant coupé dans la pièce si l’eau approche d’un luminaire, et des photos pour votre assurance. Ne montez pas sur le toit, surtout mouillé.',
      'Une petite réparation se fait dans la foulée, le plus souvent pour 100 à 200 €. Si le mal est plus grand, nous bâchons et vous recevez un devis ; rien d’autre n’est entrepris sans votre accord.',
    ],
    features: [
      '{?day_and_night}Intervention d’urgence à toute heure',
      'Recherche par l’intérieur et par arrosage',
      'Remplacement des tuiles cassées ou glissées',
      'Reprise des solins et des noues',
      'Constat en photos pour l’assurance',
    ],
    advantages: [
      'La cause est montrée, pas seulement masquée',
      'Bâchage si nécessaire',
      'Aucun supplément sans accord écrit',
      'Contrôle à l’eau après réparation',
    ],
    price: '100-200',
  },
  demoussage: {
    id: 9,
    title: 'Démoussage',
    category: 'Entretien',
    subtitle: 'Retirer la mousse sans user la tuile',
    description:
      'Brossage, traitement anti-mousse et hydrofuge de toitures, à basse pression, pour prolonger la vie des tuiles et des ardoises.',
    paragraphs: [
      'La mousse garde l’eau contre la tuile, soulève les recouvrements et finit dans les gouttières. Au premier gel, la terre cuite gorgée d’eau s’écaille. Démousser, c’est d’abord rendre au toit le droit de sécher.',
      'Nous brossons et nous ramassons, sans jet à haute pression, qui arrache la surface des tuiles et chasse l’eau sous la couverture. Le traitement est ensuite pulvérisé par temps sec et agit avec les pluies suivantes.',
      'L’hydrofuge n’est utile que sur des tuiles saines et sèches. Si les vôtres sont en fin de vie, nous vous le dirons plutôt que de les peindre.',
    ],
    features: [
      'Brossage sans haute pression',
      'Traitement anti-mousse durable',
      'Hydrofuge respirant en option',
      'Gouttières vidées après le chantier',
      'Plantations et façades protégées',
    ],
    advantages: [
      'Un toit qui sèche plus vite après la pluie',
      'Des années de plus pour une couverture saine',
      'Tuiles cassées signalées et remplacées',
      'Traitement garanti {treatment}',
    ],
    price: 'Sur devis',
  },
  nettoyage: {
    id: 10,
    title: 'Nettoyage',
    category: 'Entretien',
    subtitle: 'Poussières, feuilles et dépôts enlevés en douceur',
    description:
      'Nettoyage de toitures, de gouttières, de verrières et de panneaux solaires, à l’eau et à la brosse, sans produit agressif.',
    paragraphs: [
      'Tous les toits ternes ne sont pas moussus : pollens, suies, poussières et feuilles s’y déposent aussi. Un rinçage à basse pression dans le sens de la pente et une brosse souple suffisent, pour un coût bien moindre qu’un démoussage.',
      'Les noues et les gouttières sont vidées à la main et les descentes essayées à l’eau. Les déchets repartent avec nous ; terrasse et plantations sont rincées avant notre départ.',
      'Verrières et panneaux solaires sont lavés à l’eau déminéralisée, sans marcher dessus : ils retrouvent leur transparence, et les panneaux leur production.',
    ],
    features: [
      'Basse pression, dans le sens de la pente',
      'Gouttières et noues vidées',
      'Panneaux solaires et verrières',
      'Déchets emportés',
      'Photos de l’état du toit',
    ],
    advantages: [
      'Aucun décapage des tuiles',
      'Aucun détergent agressif',
      'Défauts repérés à temps',
      'Passage possible avant l’hiver',
    ],
    price: 'Sur devis',
  },
  isolation: {
    id: 12,
    title: 'Isolation',
    category: 'Isolation',
    subtitle: 'Garder la chaleur l’hiver, la fraîcheur l’été',
    description:
      'Isolation de combles perdus ou aménagés, par l’intérieur ou par l’extérieur, avec frein-vapeur continu et ventilation contrôlée.',
    paragraphs: [
      'La toiture est la plus grande surface de déperdition d’une maison mal isolée. Elle est aussi celle par où entre la chaleur d’été : l’épaisseur compte pour l’hiver, la densité de l’isolant pour l’été.',
      'Combles perdus, rampants ou isolation par l’extérieur lors d’une réfection : nous comparons avec vous le coût, le gain et la gêne de chaque solution. Dans tous les cas le frein-vapeur est continu, les passages de gaines sont fermés et l’air humide a une sortie.',
      'Nous vous remettons l’attestation d’épaisseur et de résistance thermique, et les pièces utiles à une demande d’aide.',
    ],
    features: [
      'Soufflage ou déroulage en combles perdus',
      'Isolation sous rampants',
      'Isolation par l’extérieur lors d’une réfection',
      'Frein-vapeur continu',
      'Vérification de la ventilation',
    ],
    advantages: [
      'Confort d’hiver et d’été étudiés ensemble',
      'Isolants biosourcés au choix',
      'Épaisseurs photographiées avant fermeture',
      'Pièces du dossier d’aide préparées',
    ],
    price: 'Sur devis',
  },
  'test-updated-service': {
    id: 16,
    title: 'Entretien de toiture',
    category: 'Entretien',
    subtitle: 'Un contrôle régulier, avant que l’eau n’entre',
    description:
      'Visite d’entretien de toiture : contrôle des tuiles, des raccords et des gouttières, petites remises en place et compte rendu.',
    paragraphs: [
      'Un toit vieillit par petits incidents : une tuile qui glisse, un joint qui s’ouvre, une gouttière qui se bouche. Vus à temps, ils se règlent en une visite.',
      'Nous contrôlons la couverture, les raccords, les évacuations et les combles, nous remettons en place ce qui peut l’être et nous vous remettons un compte rendu illustré.',
    ],
    features: [
      'Contrôle du toit et des combles',
      'Tuiles déplacées remises en place',
      'Gouttières vidées',
      'Raccords et joints vérifiés',
    ],
    advantages: ['Des réparations qui restent petites', 'Un suivi écrit de l’état du toit', 'Conseils sans engagement'],
    price: 'Sur devis',
  },
});
