import { button, buttonLink, title } from './section-parts.contract.ts';

const text = { input: 'paragraph', max: 300 } as const;

/** First section of an inner page. */
export const BANNER = {
  title,
  text,
  button,
  buttonLink,
  phone: { input: 'choice', options: ['shown', 'hidden'] },
} as const;

/** Last section of a page; without own buttons it leads to the quote form and the telephone. */
export const CLOSING = {
  title,
  text,
  button,
  buttonLink,
  second: button,
  secondLink: buttonLink,
  look: { input: 'choice', options: ['dark', 'light'] },
} as const;
