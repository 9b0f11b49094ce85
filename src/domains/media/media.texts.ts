import { catalogue } from '#src/kernel/catalogue.ts';

/** Server texts about pictures. */
export const MEDIA_TEXTS = catalogue('media', {
  photosFull:
    'Nous ne pouvons plus recevoir de photos aujourd’hui. Envoyez votre message sans photo, ou téléphonez-nous.',
});
