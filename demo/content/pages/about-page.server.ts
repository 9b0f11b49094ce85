import type { DemoPage } from './demo-page.server.ts';

/** Content of /a-propos. */
export const ABOUT_PAGE: DemoPage = {
  meta: {
    title: 'Qui nous sommes : charpentiers, couvreurs, zingueurs – {name}',
    description:
      'L’histoire de {name}, ses engagements et les trois métiers réunis dans une même équipe : charpente, couverture et zinguerie, {in_town} et dans un rayon de {radius} km.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Trois métiers, un seul toit',
        text: 'Charpentiers, couvreurs et zingueurs dans la même équipe : celui qui a dessiné la ferme sait où passera la noue.',
        button: 'Parler de votre toit',
        buttonLink: '/contact',
      },
    },
    {
      id: 'histoire',
      kind: 'history',
      content: {
        eyebrow: 'Notre histoire',
        title: 'On apprend un toit en le réparant',
        picture: {
          image: 'illustration:apropos-atelier',
        },
      },
    },
    {
      id: 'engagements',
      kind: 'commitments',
      content: {
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
    },
    {
      id: 'chiffres',
      kind: 'figures',
      content: {
        title: 'En quelques chiffres',
        figures: [
          {
            value: '{projects}+',
            label: 'Projets menés',
          },
          {
            value: '{years}+',
            label: 'Années d’expérience',
          },
          {
            value: '{satisfaction}%',
            label: 'Clients satisfaits',
          },
          {
            value: '{day_and_night}',
            label: 'À votre écoute',
          },
        ],
      },
    },
    {
      id: 'valeurs',
      kind: 'values',
      content: {
        eyebrow: 'Nos valeurs',
        title: 'Ce que chaque métier nous a appris',
        list: [
          {
            service: 'charpente',
            title: 'Charpente : la droiture',
            text: 'Un bois sec, une section juste, un assemblage qui serre : une charpente ne se rattrape pas, elle se prépare. Nous traçons avant de couper.',
            more: 'La charpente chez nous',
          },
          {
            service: 'couverture',
            title: 'Couverture : la patience',
            text: 'Des milliers de tuiles, et une seule mal posée suffit. Nous gardons le même soin à la dernière rangée qu’à la première.',
            more: 'La couverture chez nous',
          },
          {
            service: 'zinguerie',
            title: 'Zinguerie : la précision',
            text: 'L’eau cherche le moindre défaut. Chaque pièce est relevée sur place, pliée à l’atelier, soudée et laissée libre de se dilater.',
            more: 'La zinguerie chez nous',
          },
        ],
      },
    },
    {
      id: 'equipe',
      kind: 'team',
      content: {
        eyebrow: 'L’équipe',
        title: 'Qui monte sur votre toit',
        lead: 'Trois rôles, un seul chantier : chacun sait ce que le suivant attend de lui.',
        picture: {
          image: 'illustration:equipe',
        },
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
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'Et votre toit, il dit quoi ?',
        text: 'Une tache au plafond, un bruit quand il vente, un projet : racontez, nous montons voir.',
      },
    },
  ],
};
