import { button, buttonLink, eyebrow, picture, title } from './section-parts.contract.ts';

const text = { input: 'paragraph', max: 300 } as const;

/** First section of an inner page. */
export const BANNER = {
  eyebrow,
  title,
  text,
  button,
  buttonLink,
  phone: { input: 'choice', options: ['shown', 'hidden'] },
  facts: {
    input: 'items',
    most: 3,
    fields: {
      value: { input: 'line', max: 30, isRequired: true },
      label: { input: 'line', max: 40, isRequired: true },
    },
  },
  picture,
} as const;

/** Last section of a page; without own buttons it leads to the quote form and the telephone. */
export const CLOSING = {
  title,
  text,
  button,
  buttonLink,
  second: button,
  secondLink: buttonLink,
  /** Label of a button that leads to the trip planner, once there is a seat. */
  trip: button,
  look: { input: 'choice', options: ['dark', 'light', 'sand'] },
} as const;
