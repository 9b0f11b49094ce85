import { catalogue } from '#src/kernel/catalogue.ts';

/** Three articles shown when the stored ones cannot be read: short, valid for every roof, no prices or names. */
export const BUILT_IN_POSTS = catalogue('built-in-posts', {
  'preparer-son-toit-pour-lhiver': {
    title: 'Préparer son toit pour l’hiver',
    category: 'Conseils',
    excerpt: 'Ce qui se vérifie du jardin et du grenier en octobre, avant que la pluie et le gel ne s’en chargent.',
    lines: [
      'Un toit se prépare en automne, quand les feuilles sont tombées et que le gel n’est pas encore là. L’essentiel se voit depuis le sol, avec des jumelles, et depuis les combles, avec une lampe.',
      '## Ce que vous pouvez regarder',
      '- Du jardin : tuiles glissées ou cassées, faîtage de travers, mousse épaisse au nord.',
      '- Aux gouttières : feuilles, traces de débordement, descente qui résonne creux ou plein.',
      '- Dans les combles : auréoles sur le bois, jour entre les tuiles, isolant mouillé ou tassé.',
      '## Ce qu’il vaut mieux nous laisser',
      'Monter sur un toit reste le geste le plus dangereux de la maison. Une tuile à replacer, un solin à reprendre ou une gouttière haute à vider demandent un harnais et une échelle attachée.',
      'Un doute ? [Écrivez-nous](/contact) avec deux photos : c’est souvent assez pour vous répondre.',
    ],
  },
  'que-faire-en-cas-de-fuite': {
    title: 'Que faire en cas de fuite',
    category: 'Réparation',
    excerpt: 'Protéger les personnes, puis la maison, puis vos droits : les gestes utiles avant l’arrivée du couvreur.',
    lines: [
      'L’endroit où l’eau goutte est rarement celui où elle entre : elle court le long des bois avant de tomber. Inutile donc de chercher la tuile coupable sous la pluie.',
      '## Dans la première heure',
      '1. Coupez le courant de la pièce si l’eau approche d’un luminaire ou d’une prise.',
      '2. Posez un récipient, et percez la poche si le plafond se gonfle : l’eau descend alors où vous le voulez.',
      '3. Photographiez tout, avec la date : l’assureur le demandera.',
      '4. Appelez-nous : une bâche bien posée vaut mieux qu’une réparation de nuit.',
      'Ne montez pas sur le toit, surtout mouillé. La [recherche de fuite](/services/reparation-des-fuites) se fait ensuite au sec, depuis les combles, puis par arrosage s’il le faut.',
    ],
  },
  'bien-lire-un-devis-de-toiture': {
    title: 'Bien lire un devis de toiture',
    category: 'Conseils',
    excerpt: 'Quantités, matériaux nommés, assurance, déchets : les lignes qui distinguent un devis sérieux.',
    lines: [
      'Deux devis ne se comparent pas par leur dernière ligne, mais par ce qu’ils comptent. Un prix bas est souvent un prix auquel il manque quelque chose.',
      '## Ce qui doit s’y trouver',
      '- Les surfaces et les longueurs, avec leur unité et leur prix.',
      '- Le matériau par son nom : modèle de tuile, épaisseur d’isolant, nuance du zinc.',
      '- L’échafaudage, la protection des abords et l’évacuation des déchets.',
      '- L’assurance décennale : assureur, numéro de contrat, activités couvertes.',
      '- Le taux de TVA, la durée de validité et les délais.',
      'Demandez ce que vous ne comprenez pas : un couvreur qui explique son devis expliquera aussi son chantier. [Demandez le nôtre](/contact).',
    ],
  },
});
