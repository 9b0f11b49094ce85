import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';

/** Texts on the roofs of Clermont-Ferrand. */
export const CLERMONT_FERRAND_PAGE: CityContent = {
  scene: 'clermont-ferrand',
  meta: {
    title: 'Couvreur à Clermont-Ferrand : lauze, ardoise – {name}',
    description:
      'Toitures à Clermont-Ferrand et sa région, sur étude : lauze, ardoise, solins sur lave. Plus de {clients} clients satisfaits, démoussage garanti 5 ans.',
    keywords:
      'couvreur Clermont-Ferrand, toiture Puy-de-Dôme, lauze phonolite, ardoise, pierre de Volvic, démoussage Clermont-Ferrand, Chamalières, Riom, Cournon',
  },
  hero: {
    eyebrow: 'Clermont-Ferrand, Limagne et volcans',
    title: 'Couvreur à Clermont-Ferrand, sous les volcans',
    text: 'Lauze et ardoise sur les hauteurs, tuile canal en Limagne, cheminées de lave partout. Clermont se trouve au-delà de notre cercle de 100 km : nous y venons pour de vrais chantiers, étudiés à l’avance, en restant sur place le temps qu’il faut.',
  },
  identity: {
    title: 'Le toit auvergnat',
    caption: 'La chaîne des Puys, et les deux flèches noires de la cathédrale',
    covering: 'Tuile canal en Limagne, ardoise sur les hauteurs, lauze de phonolite en montagne',
    slope: 'De 30 % en plaine à plus de 100 % sous la lauze',
    edge: 'Corniche de pierre de Volvic, chéneau de zinc, ou lauze débordant sur le mur',
    wear: 'Froid sec, écarts de vingt degrés en un jour, orages d’été, neige sur le plateau',
    season: 'De juin à septembre là-haut, d’avril à octobre en ville',
    check: 'Les joints entre la lave, qui ne bouge pas, et la charpente, qui bouge',
  },
  roofs: {
    title: 'Une ville noire, trois sortes de toits',
    paragraphs: [
      'On reconnaît Clermont à sa pierre : la lave de Volvic, sombre, dure, percée de bulles fines. Elle fait les corniches, les lucarnes, les souches de cheminée. Elle ne craint ni le gel ni le temps ; ce qui cède, c’est le joint, là où elle rencontre le bois et le métal. Un solin engravé dans la lave demande une saignée au disque diamant, un zinc libre et aucun ciment.',
      'La Limagne reçoit peu de pluie, le relief l’arrête à l’ouest. On y a donc couvert presque à plat, en tuile canal, comme dans le Midi. Les maisons vigneronnes d’Aubière ou de Beaumont gardent ces versants doux ; les cités bâties par Michelin pour ses ouvriers ont préféré la tuile mécanique, alignée, économe, aujourd’hui en fin de vie dans des rues entières.',
      'Puis la route monte. À Royat, à Orcines, l’ardoise prend le relais ; vers le Sancy, la lauze, taillée dans la phonolite, cette roche qui sonne sous le marteau et dont la Tuilière tire son nom. Une lauze pèse plus de cent kilos au mètre carré : avant de parler couverture, on parle charpente.',
    ],
  },
  services: {
    title: 'Des chantiers préparés, pas improvisés',
    lead: 'À cette distance, nous groupons les visites et logeons sur place. Le prix du déplacement figure en clair, dès la première page.',
    trades: [
      {
        trade: 'installation',
        title: 'Installation de toiture à Clermont-Ferrand',
        text: 'Voilà ce qui nous fait prendre la route : une réfection complète, lauze, ardoise ou tuile, charpente comprise. L’équipe s’installe pour deux à quatre semaines, avec ses matériaux livrés d’avance. La lauze de récupération est triée au son, retaillée, reposée sur voligeage jointif de chêne ou de douglas, clouée ou posée à sec selon la pente.',
        features: [
          'Lauze de phonolite triée et retaillée',
          'Ardoise naturelle, crochets teintés',
          'Voligeage jointif en douglas',
          'Charpente vérifiée pour le poids réel',
          'Solins engravés dans la pierre de Volvic',
          'Matériaux livrés avant notre arrivée',
        ],
      },
      {
        trade: 'reparation',
        title: 'Réparation de toiture à Clermont-Ferrand',
        text: 'Soyons francs : pour une fuite en pleine nuit, un confrère clermontois arrivera avant nous. Appelez tout de même, nous dirons quoi couper, quoi vider, où glisser une bâche. En revanche, pour une réparation que personne ne veut prendre, noue d’ardoise, lauze fendue, lucarne de lave, nous venons, souvent avec deux ou trois visites voisines le même jour.',
        features: [
          'Conseil immédiat par téléphone, jour et nuit',
          'Lauzes fendues remplacées à l’unité',
          'Noues d’ardoise à noquets de zinc',
          'Lucarnes de lave rejointoyées',
          'Tuiles des cités ouvrières assorties',
          'Tournée groupée pour partager la route',
        ],
      },
      {
        trade: 'entretien',
        title: 'Entretien de toiture à Clermont-Ferrand',
        text: 'Une tournée d’entretien par an, en mai, quand la neige a quitté les chalets et que l’on voit ce qu’elle a laissé. Nous inscrivons ensemble les immeubles d’un même quartier, ou les gîtes d’une même vallée : chacun ne paie que sa part de trajet. Ardoises glissées, crochets rouillés, chéneaux de corniche, abergements de poêle, tout est noté.',
        features: [
          'Tournée de mai, inscriptions dès février',
          'Ardoises recrochées, lauzes calées',
          'Chéneaux de corniche curés et sondés',
          'Abergements de poêles et d’inserts',
          'Crochets à neige contrôlés avant décembre',
          'Trajet divisé entre les inscrits',
        ],
      },
      {
        trade: 'demoussage',
        title: 'Démoussage de toiture à Clermont-Ferrand',
        text: 'Le climat de Limagne est sec, la mousse s’y installe peu ; à l’ombre des parcs de Chamalières et dans le vallon de Royat, elle prend sa revanche. Sur l’ardoise, on la décolle à la spatule, jamais à la brosse dure, qui raye et ouvre les feuillets. Sur la lauze, un simple grattage suffit souvent. Cinq ans de garantie pour tout versant traité.',
        features: [
          'Spatule de bois sur l’ardoise',
          'Lauze grattée, laissée à son lichen gris',
          'Produit sans chlore, sans javel',
          'Pierre de lave protégée des coulures',
          'Arbres signalés quand l’ombre est la cause',
          'Versant traité, garanti cinq ans',
        ],
      },
      {
        trade: 'nettoyage',
        title: 'Nettoyage de toiture à Clermont-Ferrand',
        text: 'La pierre noire pardonne la poussière, pas le calcaire ni les mousses sèches collées aux verrières. Nous nettoyons lors de nos tournées : chéneaux de lave, lanterneaux d’anciens ateliers, capteurs solaires du plateau, que la neige sale puis les pollens de juin recouvrent. Jamais d’acide sur la lave : elle ne blanchit pas, elle se tache.',
        features: [
          'Lavage joint à une tournée prévue',
          'Lanterneaux et verrières d’atelier',
          'Capteurs nettoyés après la fonte',
          'Aucun acide sur la pierre volcanique',
          'Feuilles de marronniers retirées des noues',
          'Photos envoyées le soir même',
        ],
      },
    ],
  },
  advantages: {
    title: 'Pourquoi appeler d’aussi loin',
    list: [
      {
        icon: 'radius',
        title: 'La distance, dite d’emblée',
        text: 'Clermont est hors de notre rayon de {radius} km. Chaque demande est étudiée, et nous refusons celles qu’un voisin ferait mieux.',
      },
      {
        icon: 'tools',
        title: 'La main pour la pierre',
        text: 'Ardèche et Auvergne partagent la lauze et l’ardoise : nos compagnons taillent, trient et posent à l’ancienne, sans en faire un musée.',
      },
      {
        icon: 'clock',
        title: 'Une voix à toute heure',
        text: 'Au téléphone 24h/24 et 7j/7, rappel en 2 h au maximum. Si votre toit ne peut pas attendre notre venue, nous le dirons.',
      },
      {
        icon: 'calendar',
        title: 'Des dates tenues',
        text: 'Une équipe logée sur place ne part pas en cours de route : le chantier commence et finit aux jours écrits sur la commande.',
      },
      {
        icon: 'shield',
        title: 'Couverts partout en France',
        text: 'La garantie décennale ne s’arrête pas au département ; l’attestation d’assurance, remise avec le devis gratuit, le précise.',
      },
      {
        icon: 'star',
        title: 'Plus de {clients} clients satisfaits',
        text: 'La plupart vivent plus près de nous que vous. Ceux d’Auvergne vous parleront surtout de la propreté du chantier.',
      },
    ],
  },
  job: {
    title: 'Une maison de bourg en lauze, sur la route du Sancy',
    lead: 'Exemple : quatre-vingt-dix mètres carrés, une charpente de chêne qui a fléchi, une lucarne de lave, mille mètres d’altitude.',
    steps: [
      {
        title: 'Mars : l’étude',
        text: 'Une journée sur place, relevé complet, pesée d’un mètre carré de lauze, calcul des pannes. Le devis reste gratuit.',
      },
      {
        title: 'Avril et mai : l’accord',
        text: 'Dossier en mairie, lauzes d’appoint réservées chez un carrier, gîte retenu pour quatre personnes.',
      },
      {
        title: 'Juin : la charpente',
        text: 'Deux pannes changées, le faîte redressé par vérins, voligeage neuf. Une bâche cintrée couvre tout, même l’orage de dix-sept heures.',
      },
      {
        title: 'Juillet : la pierre',
        text: 'Les grandes à l’égout, les petites au faîte, comme autrefois. Puis le zinc de la lucarne, et la clé rendue.',
      },
    ],
  },
  rules: {
    title: 'Montferrand, le plateau central, les parcs',
    paragraphs: [
      'Le vieux Montferrand et le centre autour de la cathédrale et de Notre-Dame-du-Port relèvent de périmètres protégés : tuiles, ardoises, souches et lucarnes y passent devant l’architecte des Bâtiments de France. La faille de Limagne et la chaîne des Puys, inscrites au patrimoine mondial en 2018, rendent les communes du plateau tout aussi attentives aux toits que l’on voit de loin.',
      'Dans le Parc des volcans d’Auvergne, remplacer une lauze par une imitation se discute longtemps, et se perd souvent. Mieux vaut arriver en mairie avec un échantillon, une photo du village et un plan de calepinage. C’est notre façon de faire : l’accord d’abord, la commande après.',
    ],
  },
  quarters: {
    title: 'De la plaine au plateau',
    list: [
      { title: 'Le Port et la cathédrale', text: 'Cours étroites, tuile canal, corniches de lave.' },
      { title: 'Montferrand', text: 'Maisons à pans de bois, toits longs et bas.' },
      { title: 'Cités Michelin', text: 'Tuile mécanique par rues entières, charpentes légères.' },
      { title: 'Chamalières et Royat', text: 'Villas thermales, ardoise, zinc ornemental.' },
      { title: 'Aubière et Beaumont', text: 'Loges vigneronnes, versants doux, caves sèches.' },
      { title: 'Orcines et le plateau', text: 'Vent, neige, granges couvertes de pierre.' },
    ],
    communes: [
      'Chamalières',
      'Royat',
      'Ceyrat',
      'Cournon-d’Auvergne',
      'Gerzat',
      'Cébazat',
      'Riom',
      'Volvic',
      'Pont-du-Château',
    ],
  },
  testimonials: { title: 'D’Auvergne et d’ailleurs, ils témoignent' },
  questions: {
    title: 'Avant de nous faire traverser le Forez',
    list: [
      {
        question: 'À partir de quel chantier venez-vous ?',
        answer:
          'Sans seuil gravé dans le marbre : à partir d’une dizaine de jours de travail, le trajet pèse peu dans le prix. En dessous, nous attendons une tournée ou vous orientons vers un artisan du pays.',
      },
      {
        question: 'Combien coûte le déplacement ?',
        answer:
          'Il est chiffré à part : un aller-retour par semaine et le logement de l’équipe, rien d’autre. Vous le voyez avant de signer, et vous pouvez comparer.',
      },
      {
        question: 'Ma charpente supportera-t-elle de la lauze ?',
        answer:
          'Si elle en portait déjà et n’a pas fléchi, sans doute. Si elle portait de la tôle ou du fibrociment, presque jamais sans renfort : on passe de dix à plus de cent kilos par mètre carré.',
      },
      {
        question: 'Mon ancien toit est en fibrociment. Pouvez-vous le déposer ?',
        answer:
          'Avant 1997, il peut contenir de l’amiante. Un diagnostic s’impose, puis une entreprise formée à ce retrait. Nous intervenons après elle, sur une charpente propre.',
      },
    ],
  },
  contact: {
    title: 'Soumettez-nous votre chantier',
    lead: 'Surface, matériau, altitude, une photo du pignon : nous répondons par un oui, un non ou une date de visite.',
  },
};
