import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the API of webhooks and of the alerts about them. */
export const WEBHOOK_TEXTS = catalogue('webhook', {
  changed: 'Webhook modifié.',
  paused: 'Webhook mis en pause.',
  resumed: 'Webhook repris.',
  deleted: 'Webhook supprimé.',
  testQueued: 'Essai envoyé.',
  replayed: 'Événement renvoyé.',
  testMessage: 'Essai envoyé depuis l’administration.',
  pausedTitle: 'Webhook mis en pause',
  pausedBecause: {
    gone: '{host} a répondu qu’il n’attend plus rien (410) : le webhook est en pause.',
    failing:
      '{host} n’accepte plus rien depuis cinq jours : le webhook est en pause. Reprenez-le quand le programme répond de nouveau, puis renvoyez ce qui manque.',
  },
});
