import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /realisations around the gallery. */
export const GALLERY_PAGE_TEXTS = catalogue('gallery-page', {
  meta: {
    title: 'Nos réalisations avant/après – {name}',
    onPage: '{text} (page {page})',
    description:
      'Plus de {clients} projets de toiture en Rhône-Alpes : charpentes, couvertures, zinc, isolation. Avant et après, lieu, durée et matériaux de chaque chantier.',
  },
  crumb: 'Réalisations',
  hero: {
    title: 'Nos Réalisations',
    text: 'Avant, après : déplacez la limite d’une image à l’autre et voyez ce que deviennent une tuile cassée, un chéneau percé, une panne fendue.',
  },
  works: 'Les chantiers',
  absent: 'Appelez-nous ou écrivez-nous : nous vous montrerons des chantiers proches du vôtre.',
  call: {
    title: 'Le prochain toit, c’est peut-être le vôtre',
    text: 'Envoyez-nous deux photos : nous vous disons ce qui presse, ce qui peut attendre et ce que cela coûte. Le devis est gratuit.',
    quote: 'Demander un devis gratuit',
  },
});
