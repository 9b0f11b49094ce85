import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /zones. */
export const ZONES_PAGE_TEXTS = catalogue('zones-page', {
  crumb: 'Zones d’intervention',
  meta: {
    title: 'Zones d’intervention : {count} villes autour {of_city} – {name}',
    titleAnywhere: 'Zones d’intervention : {count} villes – {name}',
    titleEmpty: 'Zones d’intervention – {name}',
  },
  hero: {
    title: 'Nos zones d’intervention',
    quote: 'Devis gratuit',
  },
  figures: {
    title: 'La zone en quatre chiffres',
    list: [
      { label: 'Villes d’intervention', text: '{count}' },
      { label: 'Quartiers et hameaux', text: '{districts}+' },
      { label: 'Urgences, tous les jours', text: '{?day_and_night}24h' },
      { label: 'Du rayon de {radius} km couvert', text: '{?radius}{coverage}' },
    ],
  },
  map: {
    eyebrow: 'Sur la carte',
    title: 'Où nous montons sur les toits',
    lead: 'Touchez un repère ou un nom : la fiche dit les quartiers couverts et la distance depuis l’atelier.',
    list: '{count} villes et notre siège',
    listAnywhere: '{count} villes',
  },
  list: {
    seat: 'Notre siège',
  },
  closing: {
    title: 'Votre commune n’est pas dans la liste ?',
    text: 'Nous nous déplaçons dans tout le cercle, villages compris. Au-delà de {radius} km, nous étudions votre chantier avant de nous engager.',
    textAnywhere: 'Donnez-nous votre adresse : nous vous dirons si nous nous déplaçons chez vous.',
    trip: 'Estimer le déplacement',
  },
});
