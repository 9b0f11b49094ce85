import { catalogue } from '#src/kernel/catalogue.ts';

/** Words of the machine around prices; every amount comes from the settings. */
export const PRICE_LABELS = catalogue('price-labels', {
  cards: { onQuote: 'Sur devis', quoteFor: 'pour {service}' },
  table: {
    caption: 'Prix TTC',
    captionWithDate: 'Prix TTC en vigueur depuis le {date}',
    captionUntaxed: 'Prix',
    captionUntaxedWithDate: 'Prix en vigueur depuis le {date}',
    captionRate: '{caption} – TVA à {rate} comprise',
    columns: { label: 'Prestation', unit: 'Unité', price: 'Prix TTC', untaxed: 'Prix' },
    from: 'à partir de {amount}',
  },
  labour: {
    hourly: 'Taux horaire TTC',
    hourlyUntaxed: 'Taux horaire',
    hourlyValue: '{amount} de l’heure et par compagnon',
    counting: 'Décompte du temps',
    travel: 'Frais de déplacement TTC',
    travelUntaxed: 'Frais de déplacement',
    travelValue:
      'Offert jusqu’à {km} km par la route depuis notre siège ; au-delà, {amount} par kilomètre de route, aller et retour compris. À plus de {radius} km {of_centre} : sur étude.',
    travelAll:
      '{amount} par kilomètre de route depuis notre siège, aller et retour compris. À plus de {radius} km {of_centre} : sur étude.',
    travelFree: 'Offert jusqu’à {radius} km {of_centre} ; au-delà, sur étude.',
    travelFreeAnywhere: 'Offert.',
    quote: 'Devis',
    quoteFree: 'Gratuit, écrit et détaillé, avant toute intervention',
    quotePaid: '{amount}, annoncés avant le déplacement',
    vat: 'TVA',
  },
});
