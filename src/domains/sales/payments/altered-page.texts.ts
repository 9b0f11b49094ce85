import { catalogue } from '#src/kernel/catalogue.ts';

export const ALTERED_PAGE_TEXTS = catalogue('altered-page', {
  title: 'Page de paiement modifiée',
  advice:
    'La page de paiement n’est plus celle qui a été construite. Suspendez les paiements et réinstallez le site avant de les rouvrir.',
});
