import type { Fields } from '#src/kernel/document-fields.ts';
import { cardTitle, heading, lead, title } from './section-parts.contract.ts';

const sentence = { input: 'paragraph', max: 300 } as const;

/** Kinds of the pages of works, reviews and contact. */
export const LIST_KINDS = {
  'work-list': { title, none: sentence },
  'review-list': {
    title,
    none: sentence,
    satisfaction: { input: 'line', max: 60 },
    note: { input: 'paragraph', max: 160 },
  },
  'review-rules': {
    ...heading,
    list: {
      input: 'items',
      most: 12,
      fields: { icon: { input: 'icon' }, title: cardTitle, text: { input: 'paragraph', max: 400 } },
    },
  },
  'contact-form': {
    title,
    promise: { input: 'paragraph', max: 120 },
    projects: { input: 'line', max: 120 },
    note: { input: 'paragraph', max: 240 },
    formTitle: { input: 'line', max: 90, isRequired: true },
    formLead: { input: 'paragraph', max: 160 },
  },
  'contact-trip': heading,
  'contact-map': { title, lead },
} as const satisfies Record<string, Fields>;
