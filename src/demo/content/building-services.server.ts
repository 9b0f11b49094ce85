import type { DemoService } from './demo-service.server.ts';

export const CHARPENTE: DemoService = {
  title: 'Charpente',
  subtitle: 'Ce qui porte tout le reste, et qu’on ne regarde jamais',
  description:
    'Charpentes traditionnelles et industrielles : création, renforcement, traitement du bois et remplacement de pièces abîmées, sans découvrir plus de toit qu’il ne faut.',
  category: 'Charpente',
  duration: '1 à 4 semaines',
  price_range: 'Sur devis',
  paragraphs: [
    'Une charpente prévient longtemps avant de céder : un faîtage qui se creuse, une porte de grange qui frotte, de la sciure fine au pied d’une ferme. Dans les fermes d’Ardèche et de Drôme, les bois ont souvent cent ans et beaucoup sont encore bons. Nous commençons donc par monter dans les combles avec une lampe et un poinçon, pas avec une brochure.',
    'Nous remplaçons ce qui doit l’être et nous gardons le reste. Une panne affaiblie se moise ou se double ; un about de poutre pourri dans le mur se reprend par une prothèse en chêne ; une ferme qui pousse se tient par un entrait ou un tirant. Quand les combles doivent devenir des chambres, nous modifions les fermettes avec un renfort calculé, jamais à l’œil.',
    'Le climat local compte dans le dessin. Sous le mistral, la charpente doit être tenue aux murs autant que posée dessus : sablières ancrées, contreventement complet, fixations en acier galvanisé. Sur le plateau ardéchois, c’est la charge de neige qui commande les sections. Nos ouvrages suivent le DTU 31.1 pour le bois massif et le DTU 31.3 pour les fermettes.',
    'À titre indicatif, une charpente neuve posée se situe entre 80 et 150 € TTC par m² de toit selon le bois et la portée ; un traitement curatif contre les insectes, entre 25 et 45 €. Chaque maison étant un cas, le prix ferme vient après la visite, gratuite.',
  ],
  features: [
    'Diagnostic complet des bois, sondage et humidimètre',
    'Charpente traditionnelle, fermettes ou lamellé-collé',
    'Renforcement de pannes et de fermes anciennes',
    'Traitement contre capricornes, vrillettes et champignons',
    'Transformation de combles perdus en pièces à vivre',
    'Bâchage et maison au sec chaque soir',
  ],
  advantages: [
    'Un charpentier du chantier vous répond, du premier rendez-vous à la réception',
    'Bois de pays chaque fois que possible : douglas, châtaignier, mélèze',
    'Note de calcul fournie pour toute modification porteuse',
    'Garantie décennale sur la structure',
    'Photos avant, pendant et après, remises avec la facture',
  ],
  sub_services: [
    'Charpente neuve en bois massif',
    'Reprise d’about de poutre et prothèse en chêne',
    'Modification de fermettes',
    'Traitement curatif et préventif des bois',
    'Auvents, appentis et abris de voiture',
  ],
  materials: [
    'Douglas hors aubier',
    'Chêne et châtaignier',
    'Épicéa classé C24',
    'Lamellé-collé',
    'Connecteurs en acier galvanisé',
  ],
  process: [
    {
      step: 1,
      title: 'Visite des combles',
      description: 'Sondage des bois, mesure d’humidité, relevé des sections et des portées.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Étude et devis',
      description: 'Calcul des charges de neige et de vent, plan, devis détaillé pièce par pièce.',
      icon: 'ruler',
    },
    {
      step: 3,
      title: 'Taille et levage',
      description: 'Assemblages préparés à l’atelier, levage rapide, toit jamais ouvert la nuit.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Réception',
      description: 'Contrôle d’aplomb avec vous, dossier photo et attestation de garantie.',
      icon: 'check',
    },
  ],
};

export const COUVERTURE: DemoService = {
  title: 'Couverture',
  subtitle: 'Un toit étanche, posé pour le vent d’ici',
  description:
    'Réfection complète ou partielle de toitures en tuile canal, tuile romane, tuile plate, ardoise ou lauze, avec écran de sous-toiture et fixations adaptées au mistral.',
  category: 'Couverture',
  duration: '1 à 3 semaines',
  price_range: 'Sur devis',
  paragraphs: [
    'Entre le Rhône et le plateau, un toit reçoit à peu près tout ce que le ciel sait faire : mistral en rafales, orages de grêle en juin, soleil de plomb en août, gel et dégel dès novembre. Une bonne couverture n’est pas seulement de belles tuiles : c’est une pente, un support, un écran et des fixations qui vont ensemble.',
    'La tuile canal donne leur couleur aux villages de la vallée. Posée selon le DTU 40.22, sur liteaux ou sur plaques de support, chaque tuile exposée au vent est crochetée : ce sont les rives, l’égout et le faîtage qui s’envolent les premiers. La tuile romane à emboîtement (DTU 40.21) convient aux maisons plus récentes, coûte un peu moins et demande moins d’entretien. En montagne ardéchoise, nous reposons et remplaçons la lauze, pierre par pierre.',
    'Nous trions les tuiles en bon état pour les réemployer en chapeau sur des courants neufs : le toit garde sa patine et vous économisez une partie de la fourniture. Sous les tuiles, un écran respirant arrête la neige poudreuse et la pluie poussée par le vent, et laisse la charpente sécher.',
    'À titre indicatif, une réfection en tuile canal ou romane, dépose comprise, se situe entre 90 et 160 € TTC par m² ; la lauze, bien au-delà, se chiffre au cas par cas. Pour un logement de plus de deux ans, la TVA est à 10 %.',
  ],
  features: [
    'Dépose, tri et réemploi des tuiles saines',
    'Écran de sous-toiture respirant sur toute la surface',
    'Fixation de chaque tuile en rive, à l’égout et au faîtage',
    'Closoirs et faîtage ventilés, sans mortier qui fissure',
    'Reprise des génoises et des débords de toit',
    'Évacuation des gravats et chantier balayé',
  ],
  advantages: [
    'Conseil sur la tuile qui convient à votre pente et à votre commune',
    'Déclaration préalable préparée avec vous pour la mairie',
    'Toit découvert par travées, refermé chaque soir',
    'Garantie décennale et assurance à jour, attestation jointe au devis',
    'Paiement échelonné possible',
  ],
  sub_services: [
    'Réfection en tuile canal',
    'Tuile romane et tuile à emboîtement',
    'Tuile plate et tuile écaille',
    'Ardoise naturelle',
    'Lauze et toits de pays',
    'Création et réparation de génoises',
  ],
  materials: [
    'Tuile canal de terre cuite',
    'Tuile romane',
    'Ardoise naturelle',
    'Lauze d’Ardèche',
    'Écran de sous-toiture respirant',
  ],
  process: [
    {
      step: 1,
      title: 'Étude et devis',
      description: 'Visite du toit et des combles, mesure des pentes, devis gratuit et détaillé.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Planification',
      description: 'Choix des tuiles, démarche en mairie, date fixée selon la météo.',
      icon: 'calendar',
    },
    {
      step: 3,
      title: 'Exécution',
      description: 'Échafaudage, dépose par travées, écran, liteaux, pose et fixation des tuiles.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Réception',
      description: 'Tour du toit en photos avec vous, nettoyage des abords, garantie remise.',
      icon: 'check',
    },
  ],
};

export const INSTALLATION: DemoService = {
  title: 'Installation',
  subtitle: 'Le toit de votre maison neuve, de l’arase au faîtage',
  description:
    'Toiture complète pour construction neuve, extension ou surélévation : charpente, isolation, couverture et zinguerie par une seule équipe, avec un seul interlocuteur.',
  category: 'Couverture',
  duration: '2 à 6 semaines',
  price_range: 'Sur devis',
  paragraphs: [
    'Sur une maison neuve, le toit se joue en quelques semaines où tout le monde attend le couvreur. Notre équipe prend le lot complet, de la sablière à la dernière tuile de faîtage : pas de discussion entre corps d’état sur l’écran, la ventilation ou le raccord de cheminée.',
    'Nous lisons vos plans avant que le maçon ait fini ses arases. C’est là que se corrigent les pentes trop faibles pour la tuile canal, les débords trop courts face aux pluies d’orage, ou la fenêtre de toit qui tombe sur une panne. Ces dix minutes évitent des reprises coûteuses.',
    'Pour une extension, le plus délicat est la rencontre avec l’ancien toit : une noue en zinc bien dimensionnée, une étanchéité relevée contre le mur, une tuile qui s’accorde à la patine d’à côté. Nous proposons des terres cuites mêlées ou vieillies pour que la jonction ne se voie pas depuis la rue.',
    'Un toit neuf complet (charpente, écran, tuile, gouttières) se situe le plus souvent entre 180 et 280 € TTC par m², isolation non comprise. Le devis sépare chaque poste, pour que vous puissiez comparer honnêtement.',
  ],
  features: [
    'Charpente, couverture et zinguerie en un seul lot',
    'Relecture des plans avant le début du chantier',
    'Coordination avec maçon, électricien et architecte',
    'Raccords soignés entre toiture neuve et ancienne',
    'Préparation des sorties de ventilation et de poêle',
    'Supports prévus pour de futurs panneaux solaires',
  ],
  advantages: [
    'Un seul interlocuteur et un seul calendrier',
    'Devis par poste, comparable ligne à ligne',
    'Mise hors d’eau rapide, date écrite au devis',
    'Garantie décennale sur l’ensemble de l’ouvrage',
  ],
  sub_services: [
    'Toiture de maison neuve',
    'Extension et surélévation',
    'Toit plat et terrasse accessible',
    'Garage, carport et abri',
    'Raccord de conduit de fumée et de ventilation',
  ],
  materials: [
    'Bois de charpente C24',
    'Tuile de terre cuite',
    'Zinc à joint debout',
    'Membrane d’étanchéité',
    'Bac acier isolé',
  ],
  process: [
    {
      step: 1,
      title: 'Lecture des plans',
      description: 'Pentes, débords, descentes d’eau : nous signalons ce qui gênera plus tard.',
      icon: 'file',
    },
    {
      step: 2,
      title: 'Planification',
      description: 'Commande des bois et des tuiles, date de mise hors d’eau arrêtée ensemble.',
      icon: 'calendar',
    },
    {
      step: 3,
      title: 'Construction',
      description: 'Levage de la charpente, écran, couverture, gouttières et raccords.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Réception',
      description: 'Contrôle complet avec vous ou votre architecte, puis dossier de l’ouvrage.',
      icon: 'check',
    },
  ],
};
