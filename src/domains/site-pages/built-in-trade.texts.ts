import { catalogue } from '#src/kernel/catalogue.ts';

const CLOSING = {
  id: 'appel',
  kind: 'closing',
  content: {
    title: 'Et votre toit ?',
    text: 'Une tache au plafond, un bruit quand il vente, un projet : racontez.',
    button: 'Demander un devis',
  },
};

/** Neutral pages of prices, services and places: they say what the owner has entered, and nothing else. */
export const BUILT_IN_TRADE_PAGES = catalogue('built-in-trade-pages', {
  services: {
    meta: {
      name: 'Tous nos services',
      title: 'Nos services de toiture – {name}',
      description: 'Les services de toiture de {name}. {trades}. Dans un rayon de {radius} km.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          eyebrow: 'Nos métiers',
          title: 'Nos services',
          text: 'Chaque page dit ce que nous faisons, et comment.',
          button: 'Demander un devis',
          buttonLink: '/contact#devis',
          facts: [
            { value: '{radius} km', label: 'autour {of_centre}' },
            { value: '{answer}', label: 'réponse maximum' },
            { value: '{guarantee}', label: 'garantie {guarantee_kind}' },
          ],
          picture: { image: 'illustration:hero-charpente' },
        },
      },
      {
        id: 'familles',
        kind: 'service-list',
        content: {
          title: 'Par où commencer ?',
          text: 'Un toit, ce sont plusieurs métiers qui se touchent. Voici les nôtres.',
          button: 'Demander un devis',
        },
      },
      CLOSING,
    ],
  },
  prices: {
    meta: {
      name: 'Nos tarifs',
      title: 'Tarifs – {name}',
      description: 'Les prix de {name}, et ce qui fait le prix d’un toit.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Nos tarifs',
          text: 'Chaque toit se mesure : le devis détaille le prix du vôtre.',
          button: 'Demander un devis',
          buttonLink: '/contact#devis',
          phone: 'hidden',
        },
      },
      {
        // Hidden until the owner has confirmed what each trade costs.
        id: 'formules',
        kind: 'price-cards',
        isHidden: true,
        content: {
          title: 'Comment chaque métier se chiffre',
          button: 'Demander un devis',
          cards: [
            { service: 'charpente', title: 'Charpente', text: 'Le prix suit la portée, les bois et l’accès.' },
            { service: 'couverture', title: 'Couverture', text: 'Surface, pente et matériau font le prix.' },
            {
              service: 'zinguerie',
              title: 'Zinguerie',
              text: 'Au mètre pour les gouttières, à la pièce pour le reste.',
            },
            {
              service: 'entretien',
              title: 'Entretien',
              price: 'À partir de {maintenance_price}',
              text: 'Le prix dépend de la surface, de la pente et de l’état du toit.',
            },
          ],
        },
      },
      {
        id: 'prix',
        kind: 'price-table',
        content: {
          title: 'Prix des prestations courantes',
          empty:
            'Les prix courants ne sont pas publiés ici pour le moment : chaque prestation est chiffrée sur un devis écrit.',
        },
      },
      {
        id: 'main-d-oeuvre',
        kind: 'price-terms',
        content: {
          title: 'Main-d’œuvre, déplacement et devis',
          button: 'Calculer le déplacement jusqu’à chez vous',
        },
      },
      {
        id: 'conditions',
        kind: 'price-conditions',
        content: {
          title: 'Ce qui entoure un prix',
          list: [
            {
              icon: 'quote',
              title: '{?free_quote}Devis gratuit',
              text: 'La visite, les mesures et le devis écrit ne coûtent rien et n’engagent à rien.',
            },
            {
              icon: 'quote',
              title: 'Devis : {quote_price}',
              text: 'La visite et le devis écrit sont facturés {quote_price}. Ce prix vous est confirmé avant tout déplacement.',
            },
            {
              icon: 'shield',
              title: 'Garantie {guarantee_kind}',
              text: 'La garantie {guarantee_kind} des ouvrages est comprise dans le prix.',
            },
          ],
        },
      },
      CLOSING,
    ],
  },
  zones: {
    meta: {
      name: 'Nos zones d’intervention',
      title: 'Zones d’intervention – {name}',
      description: '{area}',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Nos zones d’intervention',
          text: '{area}',
          button: 'Demander un devis',
          buttonLink: '/contact#devis',
        },
      },
      {
        id: 'carte',
        kind: 'zone-map',
        content: {
          eyebrow: 'Sur la carte',
          title: 'Où nous intervenons',
          lead: 'Touchez un repère ou un nom : sa fiche s’ouvre.',
          listTitle: 'Nos communes',
        },
      },
      {
        id: 'zones',
        kind: 'zone-list',
        content: { title: 'Zone d’intervention', lead: '{area}', seatLabel: 'Notre siège' },
      },
      {
        id: 'appel',
        kind: 'closing',
        content: {
          title: 'Un doute sur votre commune ?',
          text: 'Donnez-nous votre adresse : nous vous dirons si nous nous déplaçons chez vous.',
          button: 'Demander un devis',
          trip: 'Estimer le déplacement',
          look: 'light',
        },
      },
    ],
  },
});
