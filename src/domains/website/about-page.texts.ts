import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /a-propos; the company's own history comes from its settings. */
export const ABOUT_PAGE_TEXTS = catalogue('about-page', {
  meta: {
    title: 'Qui nous sommes : charpentiers, couvreurs, zingueurs – {name}',
    description:
      'L’histoire de {name}, ses engagements et les trois métiers réunis dans une même équipe : charpente, couverture et zinguerie{place}.',
    place: ', {in_town} et dans un rayon de {radius} km',
  },
  crumb: 'À propos',
  hero: {
    title: 'Trois métiers, un seul toit',
    text: 'Charpentiers, couvreurs et zingueurs dans la même équipe : celui qui a dessiné la ferme sait où passera la noue.',
    quote: 'Parler de votre toit',
  },
  history: {
    eyebrow: 'Notre histoire',
    title: 'On apprend un toit en le réparant',
    /** Used while the owner has written no history. */
    fallback: [
      'Depuis plus de {years} ans, {name} répare, refait et entretient des toits : tuile, ardoise, zinc et le bois qui les porte.',
      'Chaque chantier commence de la même façon : on monte, on regarde la charpente, on photographie ce qui ne se voit pas d’en bas, et on vous explique. Le devis vient après, poste par poste.',
    ],
  },
  commitments: {
    eyebrow: 'Nos engagements',
    title: 'Ce que vous pouvez nous demander',
    lead: 'Et nous rappeler, si un jour nous l’oublions.',
    list: [
      {
        icon: 'clock',
        title: 'Une réponse en {answer} au maximum',
        text: '{?day_and_night}De jour comme de nuit, dimanche compris : on vous rappelle, on regarde vos photos, on vous dit quoi faire tout de suite.',
      },
      {
        icon: 'quote',
        title: 'Un devis gratuit, poste par poste',
        text: 'Chaque quantité est mesurée sur le toit, chaque choix expliqué. Rien ne vous engage tant que vous n’avez pas signé.',
      },
      {
        icon: 'shield',
        title: 'Une garantie {guarantee_kind}',
        text: '{guarantee_words} sur les ouvrages, avec l’attestation de l’assureur jointe au devis.',
      },
      {
        icon: 'camera',
        title: 'Des photos avant, pendant, après',
        text: 'Vous voyez ce que nous voyons : l’état du bois, les raccords, ce que la tuile va recouvrir.',
      },
      {
        icon: 'hammer',
        title: 'Un chantier tenu et rendu propre',
        text: 'Abords protégés, toit fermé chaque soir, gravats triés et emportés, aimant passé dans l’herbe pour les clous.',
      },
      {
        icon: 'wallet',
        title: 'Un paiement à mesure',
        text: 'Un acompte, des étapes claires : vous payez ce qui est fait. Paiement échelonné possible.',
      },
    ],
  },
  figures: {
    title: 'En quelques chiffres',
    list: [
      { label: 'Projets menés', text: '{projects}+' },
      { label: 'Années d’expérience', text: '{years}+' },
      { label: 'Clients satisfaits', text: '{satisfaction}%' },
      { label: 'À votre écoute', text: '{day_and_night}' },
    ],
  },
  values: {
    eyebrow: 'Nos valeurs',
    title: 'Ce que chaque métier nous a appris',
    list: [
      {
        slug: 'charpente',
        title: 'Charpente : la droiture',
        text: 'Un bois sec, une section juste, un assemblage qui serre : une charpente ne se rattrape pas, elle se prépare. Nous traçons avant de couper.',
        link: 'La charpente chez nous',
      },
      {
        slug: 'couverture',
        title: 'Couverture : la patience',
        text: 'Des milliers de tuiles, et une seule mal posée suffit. Nous gardons le même soin à la dernière rangée qu’à la première.',
        link: 'La couverture chez nous',
      },
      {
        slug: 'zinguerie',
        title: 'Zinguerie : la précision',
        text: 'L’eau cherche le moindre défaut. Chaque pièce est relevée sur place, pliée à l’atelier, soudée et laissée libre de se dilater.',
        link: 'La zinguerie chez nous',
      },
    ],
  },
  team: {
    eyebrow: 'L’équipe',
    title: 'Qui monte sur votre toit',
    lead: 'Trois rôles, un seul chantier : chacun sait ce que le suivant attend de lui.',
    roles: [
      {
        title: 'Le charpentier',
        text: 'Il lit la structure : portées, flèches, bois attaqués. Il trace, taille, lève et contrevente : tout le reste s’appuie sur son travail.',
        tools: 'Équerre, rainette, bisaiguë, laser',
      },
      {
        title: 'Le couvreur',
        text: 'Il ferme le toit : écran, liteaux, tuiles, faîtage. C’est lui qui cherche la fuite, toujours plus haut que la tache.',
        tools: 'Marteau d’ardoisier, cordeau, enclume, harnais',
      },
      {
        title: 'Le zingueur',
        text: 'Il conduit l’eau : noues, solins, chéneaux, gouttières. Il façonne à la plieuse et soude sur le toit.',
        tools: 'Plieuse, pince à border, fer à souder, cisaille',
      },
    ],
    toolsLabel: 'Ses outils :',
  },
  closing: {
    title: 'Et votre toit, il dit quoi ?',
    text: 'Une tache au plafond, un bruit quand il vente, un projet : racontez, nous montons voir.',
  },
});
