import { catalogue } from '#src/kernel/catalogue.ts';

/** UI texts of the warning about low disk space. */
export const DISK_TEXTS = catalogue('disk', {
  title: { low: 'Le disque du site se remplit', critical: 'Le disque du site est presque plein' },
  low: 'Il reste {free} Mo. Faites de la place, ou agrandissez le disque, avant que le site ne puisse plus rien enregistrer.',
  critical:
    'Il reste {free} Mo. Faites de la place maintenant : bientôt, ni demande, ni photo, ni paiement ne pourra être enregistré.',
});
