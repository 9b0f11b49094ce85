import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';

/** Texts on the roofs of Valence. */
export const VALENCE_PAGE: CityContent = {
  scene: 'valence',
  meta: {
    title: 'Couvreur à Valence, face au mistral – {name}',
    description:
      'Votre couvreur voisin de Valence, en Drôme et Ardèche, sur 100 km : génoises, tuile romane. Plus de {clients} clients satisfaits, traitement garanti 5 ans.',
    keywords:
      'couvreur Valence, toiture Drôme, tuile romane, génoise, mistral, fuite toiture Valence, démoussage Valence, Bourg-lès-Valence, Guilherand-Granges',
  },
  hero: {
    eyebrow: 'Valence, Drôme et Ardèche',
    title: 'Couvreur à Valence, face au mistral',
    text: 'Nous sommes voisins : l’atelier est de l’autre côté du Rhône, un peu plus bas. Tuile canal de la vieille ville, tuile romane des pavillons, génoises et fermes de galets : à Valence et 100 km autour, nous savons par où le vent attaque.',
  },
  identity: {
    title: 'Le toit valentinois',
    caption: 'Le Rhône, et les ruines de Crussol sur leur rocher, en face',
    covering: 'Tuile canal ou romane, terre cuite claire, nuancée de paille et de rose',
    slope: 'De 28 à 35 %, rarement davantage : une tuile canal glisse',
    edge: 'Génoise à deux ou trois rangs en ville, chevrons apparents dans la plaine',
    wear: 'Mistral, pluies d’automne venues des Cévennes, grêle, soleil qui cuit les mortiers',
    season: 'Toute l’année, sauf les jours de grand vent',
    check: 'Rives, arêtiers et premiers rangs du côté nord',
  },
  roofs: {
    title: 'Le Midi commence par les toits',
    paragraphs: [
      'À Valence, les toits s’aplatissent et les murs se coiffent de génoises. La tuile canal, courant dessous et couvert dessus, y a longtemps tenu par son seul poids et par l’habitude. Le mistral se charge de rappeler qu’une habitude n’est pas une fixation : il ne pousse pas les tuiles, il les aspire, en commençant par les rives et par le rang qui borde le faîtage.',
      'Autour de la cathédrale Saint-Apollinaire et de la Maison des Têtes, les toits se touchent, se chevauchent et se déversent les uns dans les autres. La moindre noue y reçoit l’eau de trois maisons. Plus bas, vers la basse ville, l’humidité du fleuve monte dans les maçonneries de molasse, cette pierre tendre qui boit et s’effrite sous les solins trop durs.',
      'La plaine, elle, est faite de galets roulés et de pisé. Les grandes fermes de Montélier ou de Chabeuil portent des charpentes longues, souvent en peuplier, que la grêle de juin 2019 a mises à nu par endroits. Entre les deux, des milliers de pavillons des années soixante-dix, couverts de tuiles romanes qui arrivent ensemble à l’âge des réparations.',
    ],
  },
  services: {
    title: 'Cinq savoir-faire contre un seul vent',
    lead: 'Visite dans la semaine le plus souvent : Valence est sur notre route presque chaque matin.',
    trades: [
      {
        trade: 'installation',
        title: 'Installation de toiture à Valence',
        text: 'Tuile canal scellée ou à crochets dans la vieille ville, romane grand moule sur les pavillons, plaques sous tuiles quand la pente manque. Ici, nous fixons toutes les tuiles de rive, d’égout et de faîtage, et une sur cinq au moins en partie courante, davantage sur les hauteurs. La génoise se remonte en tuiles et à la chaux, jamais en plâtre moulé.',
        features: [
          'Fixations calculées pour la zone de vent',
          'Génoise montée rang par rang, à la chaux',
          'Plaques support sous tuile canal faible pente',
          'Teintes paille, rose et flammées, mélangées au sol',
          'Liteaux traités pour longues charpentes de ferme',
          'Isolation d’été : fibre de bois dense',
        ],
      },
      {
        trade: 'reparation',
        title: 'Réparation de toiture à Valence',
        text: 'Le lendemain d’un coup de mistral, le téléphone sonne tôt. À trente minutes de route, nous pouvons bâcher dans la matinée, remettre les tuiles envolées l’après-midi et revenir sceller quand le vent tombe. Après la grêle, nous dressons l’inventaire tuile par tuile : l’expert compte les impacts, autant que vous les ayez comptés d’abord.',
        features: [
          'Tuiles envolées remises et crochetées',
          'Arêtiers et faîtages rescellés à la chaux',
          'Inventaire de grêle pour l’expert',
          'Noues communes à plusieurs maisons',
          'Solins souples sur la molasse tendre',
          'Souches fissurées, cerclées ou remontées',
        ],
      },
      {
        trade: 'entretien',
        title: 'Entretien de toiture à Valence',
        text: 'Le vent déplace les tuiles d’un centimètre par saison ; au bout de cinq ans, le recouvrement a disparu. Une visite au printemps, après les mois de mistral, les ramène à leur place avant les orages de septembre. Nous balayons les courants, purgeons les chéneaux de galerie et vérifions que les platanes du boulevard n’ont rien laissé.',
        features: [
          'Recouvrements rétablis, rang après rang',
          'Courants de tuile canal balayés',
          'Descentes testées avant les pluies d’automne',
          'Crochets et vis inox contrôlés',
          'Antennes et paratonnerres renforcés',
          'Rappel du rendez-vous, tous les dix-huit mois',
        ],
      },
      {
        trade: 'demoussage',
        title: 'Démoussage de toiture à Valence',
        text: 'On croit le soleil suffisant ; le versant nord, lui, ne le voit pas de novembre à février. Les lichens jaunes s’y incrustent plus que la mousse, et aucun brossage ne les décroche à sec. Nous traitons d’abord, attendons qu’ils meurent, brossons ensuite. Jours sans vent seulement : le produit doit tomber sur vos tuiles, pas sur les vignes d’en face. Garanti 5 ans.',
        features: [
          'Lichens traités avant tout brossage',
          'Pulvérisation les jours calmes uniquement',
          'Vignes, bassins et piscines couverts',
          'Versant nord soigné à part',
          'Courants vidés des coussins de mousse',
          'Résultat garanti pendant 5 ans',
        ],
      },
      {
        trade: 'nettoyage',
        title: 'Nettoyage de toiture à Valence',
        text: 'Sable du Sahara au printemps, pollen de pin, poussière d’autoroute toute l’année, brouillards gras du Rhône l’hiver : les tuiles claires marquent vite. Un rinçage doux les ravive, et les panneaux solaires, nombreux dans l’agglomération, retrouvent leur rendement. Nous passons de bonne heure, avant que la terre cuite ne soit brûlante.',
        features: [
          'Rinçage matinal, tuile froide',
          'Panneaux solaires lavés sans y marcher',
          'Sable saharien retiré à sec, puis à l’eau',
          'Sous-faces de génoises dépoussiérées',
          'Nids de frelons signalés, jamais dérangés',
          'Même jour, même prix pour le voisin',
        ],
      },
    ],
  },
  advantages: {
    title: 'L’avantage d’être voisins',
    list: [
      {
        icon: 'pin',
        title: 'Un atelier juste en aval',
        text: 'Le Pouzin est à une demi-heure. Peu de route, donc plus de temps sur le toit, et un contremaître qui repasse sans que cela coûte.',
      },
      {
        icon: 'clock',
        title: 'Dans la matinée s’il le faut',
        text: 'Ligne ouverte 24h/24 et 7j/7 ; réponse en 2 h au plus, et bien souvent la bâche est posée avant midi.',
      },
      {
        icon: 'check',
        title: 'Des tuiles qui ne s’envolent pas',
        text: 'Crochets, vis, mortier de chaux : chaque tuile exposée est tenue, et nous vous montrons lesquelles avant de replier l’échelle.',
      },
      {
        icon: 'award',
        title: 'Un métier, dix ans de recul',
        text: 'Charpentiers et couvreurs formés ici, assurés, couverts par la décennale : plus de dix ans de chantiers entre Drôme et Ardèche.',
      },
      {
        icon: 'star',
        title: 'Plus de {clients} clients satisfaits',
        text: 'Beaucoup se connaissent : demandez au voisin, à l’école, au marché de la place des Clercs. Vous trouverez quelqu’un dont nous avons fait le toit.',
      },
      {
        icon: 'wallet',
        title: 'Payer sans se serrer',
        text: 'Le devis ne coûte rien, et le règlement s’étale : une part à la commande, une à mi-parcours, le reste toit fini.',
      },
    ],
  },
  job: {
    title: 'Un pavillon de Fontlozier, toit refait en six jours',
    lead: 'Exemple : cent dix mètres carrés de tuile romane poreuse, une terrasse, un chien, et la météo qui annonce du nord pour jeudi.',
    steps: [
      {
        title: 'Lundi',
        text: 'Filets, échafaudage, dépose du versant sud. Les liteaux sont sains, sauf trois : ils sont changés.',
      },
      {
        title: 'Mardi et mercredi',
        text: 'Écran, contre-lattes, tuiles neuves, chaque rang vissé. Le soir, rien ne dépasse.',
      },
      {
        title: 'Jeudi',
        text: 'Soixante-dix kilomètres à l’heure en rafale : personne sur le toit. Nous façonnons les zincs à l’atelier.',
      },
      {
        title: 'La semaine suivante',
        text: 'Versant nord, faîtage ventilé, gouttières. Ramassage à l’aimant dans le gazon, pour le chien.',
      },
    ],
  },
  rules: {
    title: 'Centre ancien ou lotissement, la couleur compte',
    paragraphs: [
      'Le plan local d’urbanisme demande en général des tuiles de terre cuite en forme de canal, dans des tons clairs et nuancés ; le rouge uni et le noir sont rarement admis. Autour de Saint-Apollinaire, de la Maison des Têtes et du kiosque Peynet, monuments protégés, l’architecte des Bâtiments de France relit chaque dossier.',
      'En lotissement, un second texte s’ajoute souvent et s’oublie toujours : le règlement ou le cahier des charges d’origine, qui peut imposer jusqu’au modèle. Côté Ardèche, à Guilherand-Granges ou à Saint-Péray, la mairie et le règlement changent en passant le pont. Nous vérifions avant de commander.',
    ],
  },
  quarters: {
    title: 'Des deux rives',
    list: [
      { title: 'Vieux Valence', text: 'Toits imbriqués, noues communes, génoises à conserver.' },
      { title: 'Basse ville et Épervière', text: 'Molasse humide, souches salpêtrées, reflets du Rhône.' },
      { title: 'Châteauvert et Valensolles', text: 'Maisons de faubourg, tuile canal sur plaques.' },
      { title: 'Fontbarlettes et le Plan', text: 'Terrasses d’immeubles, relevés d’étanchéité.' },
      { title: 'Briffaut et Lautagne', text: 'Pavillons et bureaux en plein mistral.' },
      { title: 'Rive ardéchoise', text: 'Calcaire, coteaux de Cornas, pentes plus fortes.' },
    ],
    communes: [
      'Bourg-lès-Valence',
      'Portes-lès-Valence',
      'Guilherand-Granges',
      'Saint-Péray',
      'Chabeuil',
      'Étoile-sur-Rhône',
      'Beaumont-lès-Valence',
      'Montélier',
      'Tain-l’Hermitage',
    ],
  },
  testimonials: { title: 'Ce qu’on dit de nous au marché' },
  questions: {
    title: 'Le vent, la grêle, le reste',
    list: [
      {
        question: 'Faut-il sceller toutes les tuiles canal contre le mistral ?',
        answer:
          'Surtout pas. Un toit tout scellé casse quand la charpente travaille. On scelle les rives, l’égout et le faîtage, on crochette le milieu, et l’on garde de la souplesse.',
      },
      {
        question: 'Une tempête a pris mes tuiles : que dire à l’assureur ?',
        answer:
          'Prévenez-le sous cinq jours ouvrés, avec photos et date. La garantie tempête demande souvent un relevé météo ; nous joignons le constat, la facture de la bâche et le devis de remise en état.',
      },
      {
        question: 'Ma cheminée est fissurée depuis le séisme du Teil. Est-ce grave ?',
        answer:
          'La secousse de novembre 2019 a ouvert bien des souches jusque dans la Drôme. Une fissure verticale fine se rejointoie ; une fissure en escalier, ou une souche qui penche, se démonte sans attendre.',
      },
      {
        question: 'Peut-on poser des tuiles romanes sur un toit de canal ?',
        answer:
          'Oui, si la pente dépasse une trentaine de pour cent et si l’urbanisme l’accepte. Les génoises et les rives doivent être reprises, car l’épaisseur n’est plus la même.',
      },
    ],
  },
  contact: {
    title: 'Passez nous voir, ou écrivez',
    lead: 'Dites-nous d’où souffle le vent chez vous et ce qu’il a pris : nous rappelons avec une date de visite.',
  },
};
