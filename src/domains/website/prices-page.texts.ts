import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /tarifs; every amount comes from the settings. */
export const PRICES_PAGE_TEXTS = catalogue('prices-page', {
  meta: {
    title: 'Tarifs de couverture, charpente, zinguerie et entretien – {name}',
    description:
      'Prix TTC des prestations courantes, taux horaire, déplacement et devis : ce que coûte une intervention de {name}, avant même d’appeler.',
  },
  crumb: 'Tarifs',
  hero: {
    title: 'Nos tarifs',
    text: 'Les prix courants sont affichés, toutes taxes comprises. Les autres se mesurent sur le toit, et le devis les détaille.',
    quote: 'Demander un devis',
  },
  cards: {
    title: 'Quatre façons de chiffrer',
    onQuote: 'Sur devis',
    from: 'À partir de {amount}€/m²',
    quote: 'Demander un devis',
    quoteFor: 'pour {service}',
    list: [
      {
        slug: 'charpente',
        name: 'Charpente',
        description:
          'Le prix suit la portée, la section des bois et l’accès : il se calcule après un relevé sur place.',
        features: ['Relevé et diagnostic du bois', 'Plan de charpente', 'Levage et traitement compris'],
      },
      {
        slug: 'couverture',
        name: 'Couverture',
        description: 'Surface, pente, matériau et dépose de l’ancien toit font le prix. Chaque poste est mesuré.',
        features: ['Échafaudage et protections', 'Écran, liteaux et tuiles', 'Dépose, tri et évacuation'],
      },
      {
        slug: 'zinguerie',
        name: 'Zinguerie',
        description:
          'Chaque pièce est façonnée à la mesure du toit : au mètre pour les gouttières, à la pièce pour le reste.',
        features: ['Relevé pièce par pièce', 'Façonnage à l’atelier', 'Soudure et pose'],
      },
      {
        slug: 'entretien',
        name: 'Entretien',
        description:
          'Démoussage, nettoyage et contrôle : le prix dépend de la surface, de la pente et de l’état du toit.',
        features: ['Contrôle en photos', 'Brossage sans haute pression', 'Traitement garanti {treatment}'],
      },
    ],
  },
  conditions: {
    title: 'Ce qui entoure un prix',
    lead: 'Autant le lire avant de signer qu’après.',
    free: {
      title: 'Devis gratuit',
      text: 'La visite, les mesures et le devis écrit ne coûtent rien et n’engagent à rien.',
    },
    paid: {
      title: 'Devis : {amount}',
      text: 'La visite et le devis écrit sont facturés {amount} TTC. Ce prix vous est confirmé avant tout déplacement.',
    },
    list: [
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
  table: {
    title: 'Prix des prestations courantes',
    lead: 'Fourniture et pose, toutes taxes comprises, hors échafaudage quand le toit en demande un.',
    caption: 'Prix TTC',
    captionWithDate: 'Prix TTC en vigueur depuis le {date}',
    captionRate: '{caption} – TVA à {rate} comprise',
    columns: { label: 'Prestation', unit: 'Unité', price: 'Prix TTC' },
    from: 'à partir de {amount}',
    none: 'Les prix courants ne sont pas publiés ici pour le moment : chaque prestation est chiffrée sur un devis écrit, remis avant tout travail.',
  },
  labour: {
    title: 'Main-d’œuvre, déplacement et devis',
    hourly: 'Taux horaire TTC',
    hourlyValue: '{amount} de l’heure et par compagnon',
    counting: 'Décompte du temps',
    travel: 'Frais de déplacement TTC',
    travelValue:
      'Offert jusqu’à {km} km par la route depuis notre siège ; au-delà, {amount} par kilomètre de route, aller et retour compris. À plus de {radius} km : sur étude.',
    travelFree: 'Offert jusqu’à {radius} km ; au-delà, sur étude.',
    travelFreeAnywhere: 'Offert.',
    travelPlanner: 'Calculer le déplacement jusqu’à chez vous',
    quote: 'Devis',
    quoteFree: 'Gratuit, écrit et détaillé, avant toute intervention',
    quotePaid: '{amount} TTC, annoncés avant le déplacement',
    vat: 'TVA',
  },
  closing: {
    title: 'Le vôtre, au juste prix',
    text: 'Une surface, une photo, une commune : c’est assez pour vous dire où l’on va. Le devis suit la visite.',
  },
});
