import { catalogue } from '#src/kernel/catalogue.ts';

/** What the back office says of a disk that fills up. */
export const DISK_TEXTS = catalogue('disk', {
  title: { low: 'Le disque du site se remplit', critical: 'Le disque du site est presque plein' },
  low: 'Il reste {free} Mo. Faites de la place, ou agrandissez le disque, avant que le site ne puisse plus rien enregistrer.',
  critical:
    'Il reste {free} Mo. Faites de la place maintenant : bientôt, ni demande, ni photo, ni paiement ne pourra être enregistré.',
});
