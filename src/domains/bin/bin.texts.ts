import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the bin. */
export const BIN_TEXTS = catalogue('bin', {
  newAddress: 'Son adresse était reprise : il est maintenant à {address}.',
  restored: 'Restauré',
  kinds: {
    service: 'Service',
    post: 'Article',
    gallery: 'Réalisation',
    testimonial: 'Témoignage',
    place: 'Lieu',
    city: 'Page de commune',
    redirect: 'Redirection',
    message: 'Message',
    chat: 'Conversation',
    quote: 'Devis',
    order: 'Commande',
    notification: 'Notification',
  },
});
