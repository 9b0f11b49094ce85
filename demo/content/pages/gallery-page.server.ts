import type { DemoPage } from './demo-page.server.ts';

/** Content of /realisations. */
export const GALLERY_PAGE: DemoPage = {
  meta: {
    name: 'Nos réalisations',
    title: 'Nos réalisations avant/après – {name}',
    description:
      'Plus de {clients} projets de toiture en Rhône-Alpes : charpentes, couvertures, zinc, isolation. Avant et après, lieu, durée et matériaux de chaque chantier.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Nos Réalisations',
        text: 'Avant, après : déplacez la limite d’une image à l’autre et voyez ce que deviennent une tuile cassée, un chéneau percé, une panne fendue.',
        phone: 'hidden',
      },
    },
    {
      id: 'chantiers',
      kind: 'work-list',
      content: {
        title: 'Les chantiers',
        none: 'Appelez-nous ou écrivez-nous : nous vous montrerons des chantiers proches du vôtre.',
      },
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'Le prochain toit, c’est peut-être le vôtre',
        text: 'Envoyez-nous deux photos : nous vous disons ce qui presse, ce qui peut attendre et ce que cela coûte. Le devis est gratuit.',
        button: 'Demander un devis gratuit',
        buttonLink: '/contact',
        look: 'light',
      },
    },
  ],
};
