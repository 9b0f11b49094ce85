import { catalogue } from '#src/kernel/catalogue.ts';

/** `{subject}` is a path, the name of a header or the beginning of a script. */
export const PAGE_INTEGRITY_TEXTS = catalogue('page-integrity', {
  differences: {
    'page-status': 'La page répond {subject} au lieu de 200.',
    'file-missing': 'Fichier absent : {subject}.',
    'file-changed': 'Fichier modifié : {subject} n’a pas l’empreinte de l’inventaire.',
    'file-unknown': 'Fichier inconnu : {subject} est chargé par la page et n’est pas dans l’inventaire.',
    'foreign-script': 'Script ou feuille de style d’un autre site : {subject}.',
    'inline-script': 'Script en ligne inconnu : {subject}',
    'inline-nonce': 'Script en ligne sans le jeton (nonce) de la politique de sécurité : {subject}',
    'foreign-element': 'Élément interdit dans la page : {subject}.',
    header: 'En-tête inattendu ou absent : {subject}.',
    inventory: 'Inventaire illisible ou absent : {subject}.',
  },
});
