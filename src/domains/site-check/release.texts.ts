import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the version of the program, and of a newer one. */
export const RELEASE_TEXTS = catalogue('release', {
  title: 'Version du programme',
  version: 'Ce site tourne sous Faîtage {version}.',
  ask: 'Chercher une version plus récente',
  error: 'La recherche n’a pas pu se faire',
  promise: 'Rien n’est demandé au-dehors sans que vous pressiez ce bouton, et rien de ce site n’est envoyé.',
  unset:
    'Aucune adresse ne dit où chercher une version plus récente : la variable UPDATE_FEED_URL la donne, et rien n’est demandé sans elle.',
  newer: 'La version {version} du {date} est disponible.',
  notes: 'Ce qu’elle apporte (autre site)',
  guide: 'Comment mettre à jour',
  latest: 'Cette version est la plus récente.',
  faults: {
    unset: 'La variable UPDATE_FEED_URL ne donne aucune adresse.',
    late: 'L’adresse de UPDATE_FEED_URL n’a pas répondu en dix secondes.',
    absent: 'L’adresse de UPDATE_FEED_URL ne peut pas être jointe depuis ce serveur.',
    refused: 'L’adresse de UPDATE_FEED_URL refuse de répondre : vérifiez-la, ou réessayez dans une heure.',
    unreadable: 'Ce que répond l’adresse de UPDATE_FEED_URL n’est pas une version publiée.',
  },
});
