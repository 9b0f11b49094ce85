import type { DemoPage } from './demo-page.server.ts';

/** Content of /tarifs. */
export const PRICES_PAGE: DemoPage = {
  meta: {
    name: 'Nos tarifs',
    title: 'Tarifs de couverture, charpente, zinguerie et entretien – {name}',
    description:
      'Prix TTC des prestations courantes, taux horaire, déplacement et devis : ce que coûte une intervention de {name}, avant même d’appeler.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Nos tarifs',
        text: 'Les prix courants sont affichés, toutes taxes comprises. Les autres se mesurent sur le toit, et le devis les détaille.',
        button: 'Demander un devis',
        buttonLink: '/contact#devis',
        phone: 'hidden',
      },
    },
    {
      id: 'formules',
      kind: 'price-cards',
      content: {
        title: 'Quatre façons de chiffrer',
        button: 'Demander un devis',
        cards: [
          {
            service: 'charpente',
            title: 'Charpente',
            text: 'Le prix suit la portée, la section des bois et l’accès : il se calcule après un relevé sur place.',
            features: ['Relevé et diagnostic du bois', 'Plan de charpente', 'Levage et traitement compris'],
          },
          {
            service: 'couverture',
            title: 'Couverture',
            text: 'Surface, pente, matériau et dépose de l’ancien toit font le prix. Chaque poste est mesuré.',
            features: ['Échafaudage et protections', 'Écran, liteaux et tuiles', 'Dépose, tri et évacuation'],
          },
          {
            service: 'zinguerie',
            title: 'Zinguerie',
            text: 'Chaque pièce est façonnée à la mesure du toit : au mètre pour les gouttières, à la pièce pour le reste.',
            features: ['Relevé pièce par pièce', 'Façonnage à l’atelier', 'Soudure et pose'],
          },
          {
            service: 'entretien',
            title: 'Entretien',
            price: 'À partir de {maintenance_price}',
            text: 'Démoussage, nettoyage et contrôle : le prix dépend de la surface, de la pente et de l’état du toit.',
            features: ['Contrôle en photos', 'Brossage sans haute pression', 'Traitement garanti {treatment}'],
          },
        ],
      },
    },
    {
      id: 'prix',
      kind: 'price-table',
      content: {
        title: 'Prix des prestations courantes',
        lead: 'Fourniture et pose, toutes taxes comprises, hors échafaudage quand le toit en demande un.',
        empty:
          'Les prix courants ne sont pas publiés ici pour le moment : chaque prestation est chiffrée sur un devis écrit, remis avant tout travail.',
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
        lead: 'Autant le lire avant de signer qu’après.',
        list: [
          {
            icon: 'quote',
            title: '{?free_quote}Devis gratuit',
            text: 'La visite, les mesures et le devis écrit ne coûtent rien et n’engagent à rien.',
          },
          {
            icon: 'quote',
            title: 'Devis : {quote_price}',
            text: 'La visite et le devis écrit sont facturés {quote_price} TTC. Ce prix vous est confirmé avant tout déplacement.',
          },
          {
            icon: 'done',
            title: 'Le prix signé est le prix payé',
            text: 'Un imprévu sous les tuiles ? On arrête, on vous montre, et rien ne se fait sans un avenant signé.',
          },
          {
            icon: 'calendar',
            title: 'Paiement échelonné',
            text: 'Un acompte à la commande, des situations à mesure que le toit avance, le solde à la réception.',
          },
          {
            icon: 'shield',
            title: 'Garantie comprise',
            text: 'La garantie {guarantee_kind} des ouvrages et l’attestation d’assurance ne sont jamais une option.',
          },
        ],
      },
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'Le vôtre, au juste prix',
        text: 'Une surface, une photo, une commune : c’est assez pour vous dire où l’on va. Le devis suit la visite.',
      },
    },
  ],
};
