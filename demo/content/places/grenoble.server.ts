import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';

/** Texts on the roofs of Grenoble. */
export const GRENOBLE_PAGE: CityContent = {
  scene: 'grenoble',
  meta: {
    title: 'Couvreur à Grenoble : neige et montagne – {name}',
    description:
      'Couvreur à Grenoble et sa région, 100 km alentour : charges de neige, tuile écaille, bac acier. {clients} clients satisfaits et plus, démoussage garanti 5 ans.',
    keywords:
      'couvreur Grenoble, toiture Isère, charge de neige, tuile écaille, bac acier, arrêt de neige, démoussage Grenoble, Meylan, Échirolles, Voiron',
  },
  hero: {
    eyebrow: 'Grenoble et ses trois massifs',
    title: 'Couvreur à Grenoble, au creux des montagnes',
    text: 'Une ville toute plate, et trois murailles autour : Chartreuse, Vercors, Belledonne. En vingt minutes de route, un toit passe de la canicule à deux mètres de neige. Nous couvrons les deux, à Grenoble et dans la région, 100 km alentour.',
  },
  identity: {
    title: 'Le toit dauphinois',
    caption: 'La Bastille, les bulles du téléphérique et Belledonne enneigée',
    covering: 'Tuile écaille ou plate, ardoise, bac acier en altitude, zinc en centre-ville',
    slope: 'De 60 à 120 % sur les maisons dauphinoises, cassée en bas par un coyau',
    edge: 'Grand débord sur consoles, coyau relevé, planche de rive',
    wear: 'Neige qui fond par-dessous, foehn, étés à quarante degrés, air immobile l’hiver',
    season: 'D’avril à novembre en vallée ; de juin à octobre au-dessus de mille mètres',
    check: 'La ventilation du comble : c’est elle qui décide si la neige glisse ou fait glace',
  },
  roofs: {
    title: 'La plaine en bas, l’hiver au-dessus',
    paragraphs: [
      'Le toit dauphinois se reconnaît à sa silhouette : haut, à quatre pans souvent, avec ce relèvement au bas de la pente qu’on appelle le coyau. Il jette l’eau loin des murs et freine la neige avant la chute. Dans le Trièves et vers Voiron, il porte des tuiles écailles, arrondies, par milliers ; en Chartreuse, on voit encore des bardeaux de bois, les ancelles ; à Villard-de-Lans, des pignons en escalier, les sauts de moineaux.',
      'En ville, autre histoire. Grenoble, berceau du ciment, s’en est fait des façades entières que l’on croirait de pierre. Les grands immeubles de Championnet et des boulevards ont des combles de zinc et d’ardoise ; les barres de l’après-guerre et la Villeneuve, des terrasses ; l’Île Verte, des villas cossues aux épis de faîtage ouvragés. Partout, l’air stagne l’hiver et les poussières retombent sur les verrières.',
      'La neige, enfin, se calcule. Entre la place Victor-Hugo et Chamrousse, ce qu’une charpente doit porter est multiplié plusieurs fois. À cela s’ajoute un sol qui tremble un peu, assez pour que les souches hautes soient tirantées. Un couvreur d’ici lit d’abord l’altitude sur la carte ; le catalogue de tuiles vient après.',
    ],
  },
  services: {
    title: 'Cinq réponses, de 200 à 1 800 mètres',
    lead: 'Choisissez un métier : nous précisons ce qui change entre la cuvette et le village perché.',
    trades: [
      {
        trade: 'installation',
        title: 'Installation de toiture à Grenoble',
        text: 'En vallée, la tuile plate ou écaille se pose serrée, sur écran, avec coyaux refaits à l’identique. En altitude, nous montons une toiture froide : deux lames d’air, un écran soudé, des pannes calculées à l’Eurocode, et un bac acier laqué ou une ardoise à crochets. La neige doit y rester posée comme sur un sol, sans fondre de l’intérieur.',
        features: [
          'Charge de neige vérifiée par altitude',
          'Toiture froide à double ventilation',
          'Coyaux taillés et reposés',
          'Bac acier avec feutre anti-condensation',
          'Barres à neige dimensionnées, jamais au jugé',
          'Épis et faîtages ornés conservés',
        ],
      },
      {
        trade: 'reparation',
        title: 'Réparation de toiture à Grenoble',
        text: 'La fuite grenobloise typique vient de la glace, pas de la pluie : l’eau de fonte rencontre une gouttière gelée et fait demi-tour. Viennent ensuite les souches fendues par un séisme léger, les tôles soulevées par le foehn et les noues écrasées par une coulée. Nous intervenons encordés, et remettons à plus tard ce qu’un versant glacé rend dangereux.',
        features: [
          'Fuites de fonte et barrages de glace',
          'Noues renforcées après une coulée',
          'Tôles revissées avec rondelles neuves',
          'Souches tirantées ou rabaissées',
          'Tuiles écailles changées une à une',
          'Déneigement de sauvegarde, encordé',
        ],
      },
      {
        trade: 'entretien',
        title: 'Entretien de toiture à Grenoble',
        text: 'Deux rendez-vous rythment l’année : novembre pour préparer, avril pour constater. Entre les deux, la neige a tiré sur les crochets, tordu une descente, tassé un isolant. Nous relevons tout cela sur une fiche par bâtiment, utile aux copropriétés de stations dont les propriétaires vivent ailleurs et ne voient leur toit qu’en vacances.',
        features: [
          'Fiche de novembre, fiche d’avril',
          'Cordons chauffants essayés sous tension',
          'Barres et crochets contrôlés après l’hiver',
          'Entrées d’air du comble dégagées',
          'Gouttières déposées pour l’hiver, si besoin',
          'Compte rendu adressé aux absents',
        ],
      },
      {
        trade: 'demoussage',
        title: 'Démoussage de toiture à Grenoble',
        text: 'À l’ombre du Vercors, Seyssins et Fontaine perdent l’hiver le soleil à trois heures de l’après-midi : les versants est y verdissent en peu d’années. Une tuile écaille moussue ne laisse plus sortir l’eau entre ses arrondis ; elle gèle, et le bout saute. Brossage à la main, traitement par temps sec et calme, contrôle l’année suivante. Notre garantie court sur 5 ans.',
        features: [
          'Versants d’ombre traités en priorité',
          'Brosse douce adaptée aux écailles',
          'Bardeaux de bois : aucun biocide lessivable',
          'Passage en juin ou en septembre',
          'Ruisseaux et captages préservés',
          'Garantie 5 ans, contrôle compris',
        ],
      },
      {
        trade: 'nettoyage',
        title: 'Nettoyage de toiture à Grenoble',
        text: 'Dans la cuvette, l’hiver colle sur les toits une pellicule grise, et le vent du sud apporte au printemps une poudre ocre qui ternit verrières et capteurs. Nous lavons après le dernier épisode, à l’eau tiède sur le verre, froide sur la terre cuite. Les façades de ciment moulé, sous les corniches, sont protégées : elles absorbent tout.',
        features: [
          'Capteurs solaires lavés en avril',
          'Verrières d’ateliers de Berriat',
          'Corniches de ciment moulé bâchées',
          'Bac acier rincé, vis contrôlées',
          'Chatières et sorties d’air dégagées',
          'Aiguilles d’épicéa ôtées des noues',
        ],
      },
    ],
  },
  advantages: {
    title: 'Six points d’appui',
    list: [
      {
        icon: 'check',
        title: 'Un calcul, pas une estimation',
        text: 'Altitude, exposition, pente : la note de neige est jointe à chaque devis de charpente, lisible par votre architecte.',
      },
      {
        icon: 'clock',
        title: 'Joignables quand tout glisse',
        text: 'Au plus fort d’un redoux, le standard ne ferme pas : 24h/24, 7j/7, et un rappel en 2 h pour décider quoi faire d’abord.',
      },
      {
        icon: 'hammer',
        title: 'Du bois et du métal chez le même',
        text: 'Charpente, écran, tôle pliée, zinc : une seule équipe, donc un seul responsable quand le toit travaille sous deux mètres de neige.',
      },
      {
        icon: 'award',
        title: 'Dix ans, noir sur blanc',
        text: 'Responsabilité civile et décennale étendues aux travaux en altitude, attestations fournies avant l’ouverture du chantier.',
      },
      {
        icon: 'star',
        title: 'Plus de {clients} clients satisfaits',
        text: 'Des plus exigeants : ingénieurs à Meylan, hôteliers du Vercors, syndics pressés. Ils ont écrit ce qu’ils en pensent, lisez-les.',
      },
      {
        icon: 'wallet',
        title: 'Un prix qui ne fond pas',
        text: 'Devis gratuit et ferme, accès et déneigement compris ; règlement possible en plusieurs échéances.',
      },
    ],
  },
  job: {
    title: 'Une maison dauphinoise à Saint-Martin-d’Uriage',
    lead: 'Exemple : cent soixante mètres carrés de tuile écaille, quatre pans, des coyaux pourris, sept cents mètres d’altitude.',
    steps: [
      {
        title: 'Au printemps, le relevé',
        text: 'Drone pour les arêtiers, poinçon pour les coyaux, et une heure au grenier à chercher d’où vient l’air.',
      },
      {
        title: 'Le choix',
        text: 'Garder deux écailles sur trois, compléter avec un modèle proche, les mêler pour que l’œil n’y voie rien.',
      },
      {
        title: 'L’été, quatre semaines',
        text: 'Un pan après l’autre, fibre de bois sur chevrons, contre-lattes hautes, coyaux neufs en mélèze.',
      },
      {
        title: 'Avant la Toussaint',
        text: 'Barres à neige au-dessus de la terrasse, chéneau cuivre, puis un dernier tour avec vous, jumelles en main.',
      },
    ],
  },
  rules: {
    title: 'Métropole, parcs et neige : le cadre',
    paragraphs: [
      'Le plan local d’urbanisme intercommunal de la métropole grenobloise règle pentes, teintes et panneaux solaires, commune par commune. Autour de la place Saint-André, du palais du Parlement et des quais de Saint-Laurent, l’architecte des Bâtiments de France examine tuiles, zinc et lucarnes ; prévoyez deux mois d’instruction.',
      'Dans les parcs régionaux de Chartreuse et du Vercors, le matériau du village fait loi : un bac acier brun passe à un endroit et se voit refuser trois kilomètres plus loin. S’y ajoutent, partout, la sismicité moyenne du secteur et les zones d’avalanche, que la mairie doit vous communiquer.',
    ],
  },
  quarters: {
    title: 'De l’Isère aux alpages',
    list: [
      { title: 'Hypercentre et Saint-Laurent', text: 'Toits serrés, cours noires, zinc et tuile plate.' },
      { title: 'Championnet et Victor-Hugo', text: 'Combles d’ardoise, façades de ciment moulé.' },
      { title: 'Île Verte et Bajatière', text: 'Villas à épis, arbres proches, gouttières chargées.' },
      { title: 'Berriat et Europole', text: 'Ateliers à sheds, verrières, bacs acier.' },
      { title: 'Villeneuve et Malherbe', text: 'Toits plats, acrotères, étanchéité à reprendre.' },
      { title: 'Corenc, Meylan, Uriage', text: 'Pentes dauphinoises et premiers arrêts de neige.' },
    ],
    communes: [
      'Échirolles',
      'Saint-Martin-d’Hères',
      'Fontaine',
      'Meylan',
      'Seyssinet-Pariset',
      'Eybens',
      'Sassenage',
      'Voreppe',
      'Villard-de-Lans',
    ],
  },
  testimonials: { title: 'Au chaud sous la neige' },
  questions: {
    title: 'Neige, foehn et soleil',
    list: [
      {
        question: 'Faut-il déneiger mon toit ?',
        answer:
          'Rarement, si la charpente est aux normes de son altitude. Une porte qui frotte, un plafond qui se fissure ou un craquement sourd doivent alerter : sortez, appelez. Ne montez jamais seul, et ne pelletez pas un seul côté.',
      },
      {
        question: 'Des stalactites pendent à mes gouttières, est-ce normal ?',
        answer:
          'C’est joli et c’est mauvais signe : la chaleur traverse le toit et fait fondre la neige par-dessous. On isole le plancher des combles, on rouvre la ventilation ; le cordon chauffant n’est qu’un pansement.',
      },
      {
        question: 'Bac acier ou tuile pour un chalet à mille deux cents mètres ?',
        answer:
          'Le bac pèse peu, tient bien et se pose vite ; la tuile écaille isole mieux du bruit et plaît aux communes. Au-dessus de mille mètres, nous conseillons souvent le métal, avec un bon feutre et des barres à neige.',
      },
      {
        question: 'Peut-on mettre des panneaux solaires sous la neige ?',
        answer:
          'Oui, à condition de compter leur poids et de retenir la neige qui glissera dessus : sur du verre, elle part d’un bloc. Une rangée de barres en dessous protège le passage et la gouttière.',
      },
    ],
  },
  contact: {
    title: 'À quelle altitude est votre toit ?',
    lead: 'C’est la première chose à nous dire, avec la commune et l’année de construction. Le reste se voit sur place.',
  },
};
