import type { Fields } from '#src/kernel/document-fields.ts';
import { button, cardText, cardTitle, eyebrow, lead, title } from './section-parts.contract.ts';

/** Kinds that show records of other domains: prices, services, places. */
export const TRADE_KINDS = {
  'service-list': {
    title,
    text: { input: 'paragraph', max: 300 },
    button,
    families: {
      input: 'items',
      most: 20,
      fields: { name: cardTitle, text: cardText },
    },
  },
  'price-cards': {
    title,
    button,
    cards: {
      input: 'items',
      most: 8,
      fields: {
        service: { input: 'service' },
        title: cardTitle,
        // Not a line: a card whose price is unknown is priced by quote, and stays.
        price: { input: 'paragraph', max: 40 },
        text: cardText,
        features: { input: 'lines', max: 140, most: 6 },
      },
    },
  },
  'price-table': { title, lead, empty: { input: 'paragraph', max: 300 } },
  'price-terms': { title, button: { input: 'line', max: 60 } },
  'price-conditions': {
    title,
    lead,
    list: { input: 'items', most: 9, fields: { icon: { input: 'icon' }, title: cardTitle, text: cardText } },
  },
  'zone-map': { eyebrow, title, lead, listTitle: { input: 'line', max: 60 } },
  'zone-list': { title, lead: { input: 'paragraph', max: 300 }, seatLabel: { input: 'line', max: 40 } },
} as const satisfies Record<string, Fields>;
