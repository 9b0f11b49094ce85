import { catalogue } from '#src/kernel/catalogue.ts';

/** Neutral pages of works, reviews and contact: they say what the owner has entered, and nothing else. */
export const BUILT_IN_LIST_PAGES = catalogue('built-in-list-pages', {
  gallery: {
    meta: {
      name: 'Nos réalisations',
      title: 'Nos réalisations – {name}',
      description: 'Les chantiers de toiture de {name} en images, avec leur lieu et les travaux faits.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: { title: 'Nos réalisations', text: 'Nos chantiers en images, par catégorie.', phone: 'hidden' },
      },
      {
        id: 'chantiers',
        kind: 'work-list',
        content: { title: 'Les chantiers', none: 'Écrivez-nous : nous vous parlerons de nos chantiers.' },
      },
      {
        id: 'appel',
        kind: 'closing',
        content: {
          title: 'Et votre toit ?',
          text: 'Décrivez vos travaux, avec des photos si vous en avez.',
          button: 'Demander un devis',
          buttonLink: '/contact',
          look: 'light',
        },
      },
    ],
  },
  reviews: {
    meta: {
      name: 'Avis de nos clients',
      title: 'Avis de nos clients – {name}',
      description: 'Les avis publiés des clients de {name}. Recherche par commune, par mot, par note.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Avis clients',
          text: 'Nos clients racontent leur chantier, avec leurs mots.',
          phone: 'hidden',
        },
      },
      {
        id: 'liste',
        kind: 'review-list',
        content: {
          title: 'Les avis publiés',
          none: 'Vous serez peut-être le premier à donner le vôtre.',
          satisfaction: 'de satisfaction, notre engagement',
        },
      },
      {
        id: 'regles',
        kind: 'review-rules',
        content: {
          eyebrow: 'En toute transparence',
          title: 'Comment nous publions les avis',
          lead: 'Un avis n’aide que si l’on sait d’où il vient. Le Code de la consommation nous demande de le dire.',
          list: [
            {
              icon: 'quote',
              title: 'D’où ils viennent',
              text: 'Les avis sont publiés par l’entreprise. Chacun porte sa date de publication et, quand elle est connue, celle des travaux.',
            },
            {
              icon: 'done',
              title: 'Contrôlés ou non',
              text: '« Avis vérifié » signifie que nous avons rattaché l’avis à une commande. Sans cette mention, il n’a pas été contrôlé.',
            },
            {
              icon: 'alert',
              title: 'Un doute sur un avis ?',
              text: 'Le lien « Signaler cet avis », sous chacun, est gratuit.',
            },
          ],
        },
      },
      {
        id: 'appel',
        kind: 'closing',
        content: {
          title: 'À votre tour de nous parler de votre toit',
          text: 'Décrivez vos travaux. Et si vous êtes déjà client, votre avis nous intéresse, quel qu’il soit.',
          button: 'Demander un devis',
          buttonLink: '/contact',
          second: 'Voir nos services',
          secondLink: '/services',
          look: 'light',
        },
      },
    ],
  },
  contact: {
    meta: {
      name: 'Contact et devis',
      title: 'Contact et devis – {name}',
      description: 'Demandez un devis de toiture à {name}. Rappel sous {answer}.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Contactez-nous',
          text: 'Rappel sous {answer}. Réponse écrite sous {reply}. Décrivez votre toit et votre projet pour recevoir un devis.',
          button: 'Demander un devis',
          buttonLink: '#devis',
          phone: 'hidden',
        },
      },
      {
        id: 'coordonnees',
        kind: 'contact-form',
        content: {
          title: 'Nos coordonnées',
          promise: 'Rappel sous {answer}',
          note: 'Votre commune n’est pas dans la liste ? Nous nous déplaçons dans un rayon de {radius} km.',
          formTitle: 'Demande de devis',
          formLead: 'Décrivez vos travaux. Des photos aident à les chiffrer.',
        },
      },
      {
        id: 'trajet',
        kind: 'contact-trip',
        content: {
          eyebrow: 'Votre trajet',
          title: 'De notre adresse à votre toit',
          lead: 'La distance et le temps de route jusqu’à votre commune.',
        },
      },
      {
        id: 'carte',
        kind: 'contact-map',
        content: {
          title: 'Où nous travaillons',
          lead: 'Touchez un repère ou un nom pour connaître les quartiers couverts.',
        },
      },
    ],
  },
});
