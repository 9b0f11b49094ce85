import type { DemoService } from './demo-service.server.ts';

export const DEMOUSSAGE: DemoService = {
  title: 'Démoussage',
  picture: 'demoussage',
  heroPicture: 'apres-demoussage',
  subtitle: 'Rendre son souffle à la tuile, sans la décaper',
  description:
    'Démoussage de toitures à basse pression : brossage, traitement anti-mousse et hydrofuge, pour des tuiles qui sèchent vite et résistent au gel. Garantie 5 ans.',
  category: 'Entretien',
  duration: '1 à 3 jours',
  price_range: 'Sur devis',
  paragraphs: [
    'La mousse n’est pas qu’une affaire de couleur. Elle retient l’eau comme une éponge, soulève les tuiles, bouche les gouttières ; puis le gel éclate la terre cuite gorgée d’eau. Les versants nord des bords du Rhône et des vallées de l’Ouvèze et de l’Eyrieux, humides et ombragés, y sont les plus exposés.',
    'Nous n’utilisons pas de nettoyeur à haute pression : en dix minutes il vieillit une tuile de dix ans, arrache l’engobe et pousse l’eau sous la couverture. Nous brossons à la main, nous aspirons les mousses au lieu de les envoyer dans la descente, puis nous pulvérisons un traitement qui continue d’agir avec les pluies.',
    'Les tuiles cassées ou glissées sont remplacées au passage, dans la limite d’une dizaine par chantier. L’hydrofuge, incolore, se pose quelques semaines plus tard sur une tuile sèche : l’eau perle, la mousse s’accroche moins. Il laisse respirer la terre cuite et n’est utile que sur des tuiles saines : si les vôtres s’effritent, nous vous le dirons.',
    'Prix indicatif : de 15 à 30 € TTC par m² selon l’accès, la pente et l’hydrofuge. Les gouttières sont nettoyées dans le même prix, et le traitement est garanti 5 ans.',
  ],
  features: [
    'Brossage manuel, jamais de haute pression',
    'Traitement anti-mousse à effet prolongé',
    'Hydrofuge incolore, respirant',
    'Remplacement des tuiles cassées au passage',
    'Nettoyage des gouttières compris',
    'Plantes et façades protégées pendant les travaux',
  ],
  advantages: [
    'Une tuile qui sèche vite ne gèle pas',
    'Des années gagnées sur une couverture encore saine',
    'Produits déclarés, fiches remises sur demande',
    'Garantie de 5 ans, visite de contrôle offerte la deuxième année',
  ],
  sub_services: [
    'Brossage et grattage',
    'Traitement anti-mousse',
    'Traitement des lichens',
    'Hydrofuge incolore ou teinté',
    'Nettoyage des gouttières',
  ],
  materials: [
    'Anti-mousse à action lente',
    'Hydrofuge en phase aqueuse',
    'Brosses souples en nylon',
    'Tuiles de remplacement assorties',
  ],
  process: [
    {
      step: 1,
      title: 'Diagnostic',
      description: 'État des tuiles, épaisseur des mousses, essai d’absorption d’eau.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Brossage',
      description: 'Protection des abords, retrait à la main, tuiles cassées changées.',
      icon: 'brush',
    },
    {
      step: 3,
      title: 'Traitement',
      description: 'Pulvérisation à basse pression par temps sec et sans vent.',
      icon: 'droplet',
    },
    {
      step: 4,
      title: 'Hydrofuge et contrôle',
      description: 'Quelques semaines après : protection posée, photos avant et après.',
      icon: 'check',
    },
  ],
};

export const NETTOYAGE: DemoService = {
  title: 'Nettoyage',
  picture: 'nettoyage',
  heroPicture: 'hero-demoussage',
  subtitle: 'Un toit propre sans l’abîmer',
  description:
    'Nettoyage doux de toitures, gouttières, fenêtres de toit et panneaux solaires : poussières de la vallée, fientes, feuilles et sables du Sahara.',
  category: 'Entretien',
  duration: '1 à 2 jours',
  price_range: 'Sur devis',
  paragraphs: [
    'Tous les toits sales ne sont pas moussus. Au bord de la nationale et de la voie ferrée, ce sont les poussières grasses ; sous les platanes, les feuilles et les graines ; au printemps, les sables venus du Sahara. Un nettoyage simple suffit alors, à un prix plus doux qu’un démoussage.',
    'Nous travaillons à l’eau, à basse pression, du faîtage vers l’égout, jamais à contre-tuile. Les fientes et les dépôts tenaces sont détrempés puis brossés. Sur l’ardoise et la lauze, tout se fait à la main. Les noues et les gouttières sont vidées, les descentes débouchées, et les déchets partent avec nous.',
    'Les panneaux solaires méritent une mention à part : une couche de poussière leur prend une part sensible de leur production d’été. Nous les lavons à l’eau déminéralisée, sans détergent ni brosse dure, sans marcher dessus.',
    'Prix indicatif : de 8 à 18 € TTC par m² de toit, de 3 à 6 € par m² de panneau, avec un forfait minimal de déplacement annoncé au téléphone.',
  ],
  features: [
    'Basse pression, sens de la pente respecté',
    'Gouttières vidées et descentes débouchées',
    'Panneaux solaires à l’eau déminéralisée',
    'Déchets ramassés et emportés',
    'Relevé photo des tuiles à surveiller',
  ],
  advantages: [
    'Aucun décapage : la tuile garde son âge',
    'Travail encordé ou à la nacelle, sans échafaudage inutile',
    'Créneau garanti avant l’été et avant l’hiver',
    'Remise pour les voisins d’une même rue, le même jour',
  ],
  sub_services: [
    'Nettoyage de toiture',
    'Vidage de gouttières et de chéneaux',
    'Lavage de panneaux solaires',
    'Nettoyage de fenêtres de toit et de verrières',
    'Retrait de nids hors période de reproduction',
  ],
  materials: [
    'Eau à basse pression',
    'Eau déminéralisée',
    'Savon neutre biodégradable',
    'Brosses souples télescopiques',
  ],
  process: [
    {
      step: 1,
      title: 'Photos et prix',
      description: 'Trois photos depuis le jardin suffisent souvent pour un premier prix.',
      icon: 'camera',
    },
    {
      step: 2,
      title: 'Rendez-vous',
      description: 'Jour choisi selon le vent : pas de nettoyage par mistral.',
      icon: 'calendar',
    },
    {
      step: 3,
      title: 'Nettoyage',
      description: 'Toit, noues, gouttières, puis rinçage des façades et des abords.',
      icon: 'droplet',
    },
    {
      step: 4,
      title: 'Compte rendu',
      description: 'Photos du toit propre et liste de ce qui est à surveiller.',
      icon: 'check',
    },
  ],
};

export const ENTRETIEN: DemoService = {
  title: 'Entretien',
  picture: 'entretien',
  heroPicture: 'equipe',
  subtitle: 'Une visite par an coûte moins qu’une fuite',
  description:
    'Contrat d’entretien annuel : inspection complète, tuiles remises en place, gouttières vidées, petites réparations comprises et rapport en photos.',
  category: 'Entretien',
  duration: 'Une demi-journée par an',
  price_range: 'À partir de 15€/m²',
  paragraphs: [
    'La plupart des gros chantiers que nous faisons auraient pu rester petits. Une tuile glissée en octobre, invisible du jardin, et le chevron est noir au printemps. Une visite par an, de préférence à l’automne avant les pluies et le gel, suffit à prendre ces choses à temps.',
    'Nous passons partout : faîtage, rives, noues, solins, fenêtres de toit, sorties de ventilation, gouttières, puis les combles, où un toit raconte ses secrets. Les tuiles déplacées par le mistral sont remises et crochetées, les tuiles cassées remplacées, les feuilles enlevées. Le tout est compris.',
    'Vous recevez un rapport avec photos, classé en trois couleurs : en ordre, à surveiller, à prévoir. Ce carnet du toit est précieux pour l’assurance après une grêle, et le jour de la vente.',
    'L’entretien commence à 15 € TTC par m². Le contrat se reconduit seulement si vous le demandez, et ses visites vous rendent prioritaire en cas d’urgence.',
  ],
  features: [
    'Inspection du toit et des combles',
    'Tuiles déplacées remises et crochetées',
    'Jusqu’à quinze tuiles cassées remplacées',
    'Gouttières, noues et chéneaux vidés',
    'Contrôle des solins et des fenêtres de toit',
    'Rapport en photos après chaque visite',
  ],
  advantages: [
    'Priorité d’intervention après une tempête',
    'Petites réparations comprises, sans surprise',
    'Un carnet du toit pour l’assurance et la revente',
    'Sans reconduction automatique',
  ],
  sub_services: [
    'Visite annuelle',
    'Visite après grêle ou tempête',
    'Entretien de copropriété',
    'Diagnostic avant achat',
    'Carnet de suivi de la toiture',
  ],
  materials: ['Tuiles de remplacement', 'Crochets en acier inoxydable', 'Mortier de chaux', 'Bandes de raccord'],
  process: [
    {
      step: 1,
      title: 'Première visite',
      description: 'État des lieux complet, photos de référence, prix du contrat.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Calendrier',
      description: 'Un passage par an, rappelé par écrit deux semaines avant.',
      icon: 'calendar',
    },
    {
      step: 3,
      title: 'Entretien',
      description: 'Remise en place, remplacements, nettoyage des évacuations.',
      icon: 'tools',
    },
    {
      step: 4,
      title: 'Rapport',
      description: 'Photos et conseils classés : en ordre, à surveiller, à prévoir.',
      icon: 'file',
    },
  ],
};
