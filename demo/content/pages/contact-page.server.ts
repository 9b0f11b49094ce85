import type { DemoPage } from './demo-page.server.ts';

/** Content of /contact. */
export const CONTACT_PAGE: DemoPage = {
  meta: {
    name: 'Contact et devis gratuit',
    title: 'Contact et devis gratuit – {name}',
    description:
      'Demandez votre devis gratuit de toiture : rappel sous {answer}, réponse écrite sous {reply}. {name}, couvreur {in_town}, joignable {availability}.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Contactez-nous',
        text: 'Rappel sous {answer}, réponse écrite sous {reply}. Le devis est gratuit, détaillé et sans engagement.',
        button: 'Devis gratuit',
        buttonLink: '#devis',
        phone: 'hidden',
      },
    },
    {
      id: 'coordonnees',
      kind: 'contact-form',
      content: {
        title: 'Nos coordonnées',
        promise: 'Rappel sous {answer}, réponse écrite sous {reply}',
        projects: 'Installation - Entretien - Réparation des fuites',
        note: 'Votre commune n’est pas dans la liste ? Nous nous déplaçons jusqu’à {radius} km à la ronde ; plus loin, sur étude.',
        formTitle: 'Demande de devis',
        formLead: 'Cinq champs, deux minutes. Des photos aident à chiffrer juste.',
      },
    },
    {
      id: 'trajet',
      kind: 'contact-trip',
      content: {
        eyebrow: 'Se déplacer',
        title: 'De l’atelier à votre toit',
        lead: 'La distance, le temps de route et les frais de déplacement jusqu’à votre commune, avant même de nous écrire.',
      },
    },
    {
      id: 'carte',
      kind: 'contact-map',
      content: {
        title: 'Les {places} villes où vous nous verrez',
        lead: 'Touchez un repère ou un nom pour connaître les quartiers couverts.',
      },
    },
  ],
};
