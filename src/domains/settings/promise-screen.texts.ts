import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the editor of promises. */
export const PROMISE_SCREEN_TEXTS = catalogue('promise-screen', {
  lead: 'Le site ne dit que ce qui a une source ici : une phrase sans chiffre connu n’est pas affichée. Une promesse fausse est une pratique commerciale trompeuse.',
  source: '{promise} : source',
  value: '{promise} : valeur',
  sources: {
    none: 'Ne rien dire',
    declared: 'Déclaré par l’entreprise',
    computed: 'Calculé d’après les données',
  },
  declaredOn: 'Déclaré le {date}',
  declaredNow: 'Daté du jour à l’enregistrement',
  elsewhere: {
    hours: { label: 'Horaires', link: 'Modifier les horaires' },
    radius: { label: 'Rayon d’intervention', link: 'Modifier le rayon' },
    kilometres: '{value} km',
    nothing: 'Rien n’est déclaré : le site n’en dit rien.',
    undated: 'Déclaré avant que la date ne soit notée',
  },
  failed: 'Les chiffres tirés des données n’ont pas pu être lus.',
  noData: 'D’après les données : rien encore, le site n’en dit rien.',
  computed: {
    clients: 'D’après les données : {measured} clients aux commandes terminées.',
    projects: 'D’après les données : {measured} commandes terminées.',
    rating: 'D’après les données : {measured} sur 5 ({reviews} avis publiés).',
    answer_hours: 'D’après les données : {measured} h, médiane des premières réponses sur 90 jours.',
  },
  contradicted: {
    rating: 'Contredit par les données : vous annoncez {declared} sur 5, vos avis publiés donnent {measured}.',
    answer_hours:
      'Contredit par les données : vous annoncez {declared} h, la moitié de vos premières réponses prend plus de {measured} h.',
    clients: 'Contredit par les données : {declared} annoncés, {measured} trouvés.',
    projects: 'Contredit par les données : {declared} annoncés, {measured} trouvés.',
  },
  unverifiable:
    'Non vérifiable par les données : {declared} annoncés, {measured} dans ce site. Gardez de quoi le prouver.',
});
