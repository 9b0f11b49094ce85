import { catalogue } from '#src/kernel/catalogue.ts';

/** Words of the machine in the list of services. */
export const SERVICES_PAGE_TEXTS = catalogue('services-page', {
  crumb: 'Services',
  nav: 'Familles de services',
  empty: {
    title: 'Aucun service trouvé',
    text: 'Décrivez-nous votre toit : nous vous dirons ce que nous pouvons faire.',
  },
  failed:
    'La liste complète est momentanément indisponible. Voici nos principaux métiers ; rechargez la page dans un instant, ou appelez-nous.',
});
