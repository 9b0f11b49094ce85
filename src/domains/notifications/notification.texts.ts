import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the bell; the desktop alert's title stands as the specification quotes it. */
export const NOTIFICATION_TEXTS = catalogue('notification', {
  title: 'Notifications',
  none: 'Notifications, aucune non lue',
  one: 'Notifications, 1 non lue',
  many: 'Notifications, {count} non lues',
  rise: 'Nouvelle notification : {count} non lues.',
  riseOne: 'Nouvelle notification : 1 non lue.',
  readAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue : {title}',
  remove: 'Supprimer : {title}',
  unread: 'Non lue',
  empty: 'Aucune notification',
  emptyHint: 'Les nouveaux messages et demandes de devis s’annoncent ici.',
  error: 'Les notifications ne peuvent pas être chargées.',
  actionError: 'Cette notification n’a pas pu être modifiée.',
  retry: 'Réessayer',
  desktopTitle: 'Nouveau message',
  allowAlerts: 'Activer les alertes sur cet ordinateur',
  alertsOn: 'Alertes activées sur cet ordinateur.',
  alertsRefused: 'Alertes bloquées : autorisez-les dans les réglages du navigateur.',
  types: { success: 'Succès', warning: 'Attention', error: 'Erreur', info: 'Information' },
});
