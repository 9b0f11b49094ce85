import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts about the places where the company works. */
export const ZONE_TEXTS = catalogue('zones', {
  population: 'environ {count} habitants',
  onStudy: 'Au-delà de {radius} km : sur étude',
  places: {
    lyon: {
      description:
        'Des ateliers de canuts de la Croix-Rousse aux tuiles creuses du Vieux-Lyon, chaque colline a sa couverture. Nous travaillons dans le périmètre historique comme sur les brisis de zinc de la Presqu’île.',
      coverage: 'Lyon et 50 km alentour',
    },
    'saint-etienne': {
      description:
        'À plus de 500 mètres d’altitude, le gel et la neige éprouvent tuiles et solins chaque hiver. Nous reprenons les toits des maisons de passementiers comme ceux des immeubles du centre.',
      coverage: 'Saint-Étienne et la vallée du Gier',
    },
    valence: {
      description:
        'Rien n’arrête le mistral quand il débouche sur la plaine de Valence : rives et faîtages s’y fixent deux fois. Tuile canal du vieux centre, toitures-terrasses des Hauts, nous connaissons les deux.',
      coverage: 'Valence, Bourg-lès-Valence et Guilherand-Granges',
    },
    'clermont-ferrand': {
      description:
        'Au pied de la chaîne des Puys, la tuile rouge tranche sur la pierre noire de Volvic. La ville est hors de notre cercle : nous y venons pour des chantiers étudiés ensemble à l’avance.',
      coverage: 'Clermont-Ferrand et Montferrand',
    },
    francheville: {
      description:
        'Entre l’Yzeron et les hauteurs du Châter, les pavillons voisinent avec les maisons de pisé de l’Ouest lyonnais. Le pisé ne pardonne pas une gouttière percée : débords et descentes d’eau y passent en premier.',
      coverage: 'Francheville et l’Ouest lyonnais',
    },
    givors: {
      description:
        'Au confluent du Gier et du Rhône, les maisons ouvrières regardent les terrasses plantées de la cité des Étoiles. Tuile, zinc et étanchéité s’y côtoient dans la même rue.',
      coverage: 'Givors, Grigny et le bas Gier',
    },
    vienne: {
      description:
        'Autour du temple d’Auguste et de Livie, presque chaque toit se voit d’un monument. Nous préparons les dossiers pour l’architecte des Bâtiments de France et posons la tuile creuse que la ville attend.',
      coverage: 'Vienne et les deux rives du Rhône',
    },
    'le-pouzin': {
      description:
        'Notre atelier et notre dépôt sont ici, là où l’Ouvèze rejoint le Rhône. Les équipes en partent chaque matin, vers l’Ardèche d’un côté, vers la Drôme de l’autre.',
      coverage: 'Point de départ de toutes nos équipes',
    },
    privas: {
      description:
        'La préfecture de l’Ardèche se serre au pied du mont Toulon, sous le plateau basaltique du Coiron. Ses toits de tuile canal doivent avaler en une heure les orages d’automne : noues et chéneaux y sont notre souci.',
      coverage: 'Privas, Coux, Veyras et Chomérac',
    },
    'la-voulte-sur-rhone': {
      description:
        'La vieille ville descend du château vers le Rhône par des calades où l’échafaudage se pense avant le devis. C’est l’une des communes que nous rejoignons le plus vite.',
      coverage: 'La Voulte, Beauchastel et Saint-Laurent-du-Pape',
    },
    crest: {
      description:
        'Sous son donjon de cinquante-deux mètres, Crest garde des ruelles coiffées de tuile canal, génoises comprises. Le vent de la vallée de la Drôme y déplace les tuiles posées sans crochet.',
      coverage: 'Crest, Aouste-sur-Sye et la basse vallée de la Drôme',
    },
    'loriol-sur-drome': {
      description:
        'Juste en face du Pouzin, de l’autre côté du Rhône, Loriol est notre premier pas dans la Drôme. Fermes de plaine, hangars à grande portée et lotissements s’y partagent nos journées.',
      coverage: 'Loriol, Cliousclat et la plaine de la Drôme',
    },
    livron: {
      description:
        'Le Haut-Livron, perché au-dessus de la Drôme, reçoit le mistral de plein fouet. En bas, les longs toits des fermes fruitières demandent surtout de bonnes gouttières.',
      coverage: 'Livron, Allex et Étoile-sur-Rhône',
    },
    'la-saulce': {
      description:
        'À Saulce-sur-Rhône, entre le canal et la nationale 7, les maisons alignent de longs pans peu pentus. Nous y remanions les tuiles canal et reprenons les rives usées par le vent de la vallée.',
      coverage: 'Saulce-sur-Rhône et Les Tourrettes',
    },
    mirmande: {
      description:
        'Mirmande, l’un des plus beaux villages de France, étage ses maisons de pierre sous des tuiles patinées. Nous y remployons les tuiles anciennes en couvert, sur un courant neuf.',
      coverage: 'Mirmande, Cliousclat et Marsanne',
    },
    montelimar: {
      description:
        'Ici commence le Midi : génoises à deux ou trois rangs, pentes douces et tuiles mêlées. Nous les recouvrons à l’identique et isolons les combles que l’été transforme en four.',
      coverage: 'Montélimar, Ancône et Montboucher-sur-Jabron',
    },
    grenoble: {
      description:
        'Entre Vercors, Chartreuse et Belledonne, un toit se calcule d’abord pour la neige : charpente, crochets, arrêts. Nous y tenons aussi l’étanchéité des toits plats des années soixante.',
      coverage: 'Grenoble et sa première couronne',
    },
  },
});
