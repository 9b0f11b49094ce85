import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the notice on a service page that could not be read; they travel with its script. */
export const SERVICE_RETRY_TEXTS = catalogue('service-retry', {
  failed:
    'La fiche complète de ce service est momentanément indisponible. Voici l’essentiel ; vous pouvez nous appeler dès maintenant.',
  loading: 'Chargement du service...',
  retry: 'Réessayer',
});
