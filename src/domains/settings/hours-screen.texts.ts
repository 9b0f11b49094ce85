import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the opening hours editor. */
export const HOURS_SCREEN_TEXTS = catalogue('hours-screen', {
  closed: 'Fermé',
  spanFrom: '{day}, plage {number}, de',
  spanTo: '{day}, plage {number}, à',
  addSpan: 'Ajouter une plage',
  addSpanOnDay: 'Ajouter une plage le {day}',
  removeSpan: 'Retirer la plage {number}, {day}',
  midnight: '00:00 en fin de plage : minuit.',
  copy: 'Copier lundi jusqu’à vendredi',
  copyAll: 'Copier lundi jusqu’à dimanche',
  closure: 'Fermeture {number}',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  label: 'Motif (dit au visiteur)',
  addClosure: 'Ajouter une fermeture',
  removeClosure: 'Retirer la fermeture {number}',
  noClosure: 'Aucune fermeture prévue.',
  spanWords: '{from} – {to}',
  closureWords: '{from} – {to}',
  named: '{days} ({label})',
});
