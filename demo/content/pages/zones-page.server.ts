import type { DemoPage } from './demo-page.server.ts';

/** Content of /zones. */
export const ZONES_PAGE: DemoPage = {
  meta: {
    name: 'Nos zones d’intervention',
    title: 'Zones d’intervention : {towns} villes autour {of_town} – {name}',
    description:
      'Lyon, Saint-Étienne, Valence, Grenoble, Montélimar… La carte des {towns} villes où nous couvrons, réparons et entretenons les toits, dans un rayon de {radius} km. {?day_and_night}Urgences 24h/24.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Nos zones d’intervention',
        text: 'Des monts du Lyonnais à la porte du Midi, {towns} villes et plus de {districts} quartiers, dans un rayon de {radius} km. Chaque vallée a sa tuile, sa neige et son vent : nous les connaissons.',
        button: 'Devis gratuit',
        buttonLink: '/contact#devis',
      },
    },
    {
      id: 'carte',
      kind: 'zone-map',
      content: {
        eyebrow: 'Sur la carte',
        title: 'Où nous montons sur les toits',
        lead: 'Touchez un repère ou un nom : la fiche dit les quartiers couverts et la distance depuis l’atelier.',
        listTitle: '{towns} villes et notre siège',
      },
    },
    {
      id: 'chiffres',
      kind: 'figures',
      content: {
        title: 'La zone en quatre chiffres',
        figures: [
          {
            value: '{towns}',
            label: 'Villes d’intervention',
          },
          {
            value: '{districts}+',
            label: 'Quartiers et hameaux',
          },
          {
            value: '{?day_and_night}24h',
            label: 'Urgences, tous les jours',
          },
          {
            value: '{?radius}100%',
            label: 'Du rayon de {radius} km couvert',
          },
        ],
      },
    },
    {
      id: 'zones',
      kind: 'zone-list',
      content: {
        title: 'Zone d’intervention',
        lead: '{area}',
        seatLabel: 'Notre siège',
      },
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'Votre commune n’est pas dans la liste ?',
        text: 'Nous nous déplaçons dans tout le cercle, villages compris. Au-delà de {radius} km, nous étudions votre chantier avant de nous engager.',
        button: 'Devis gratuit',
        trip: 'Estimer le déplacement',
        look: 'light',
      },
    },
  ],
};
