import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the notice on a service page that could not be read; they are part of its script. */
export const SERVICE_RETRY_TEXTS = catalogue('service-retry', {
  failed:
    'La fiche complète de ce service est momentanément indisponible. Voici l’essentiel ; vous pouvez nous appeler dès maintenant.',
  loading: 'Chargement du service...',
  retry: 'Réessayer',
});
