import { demoRecords } from '#demo/demo-site.server.ts';

const toPattern = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Towns and departments of the demo, as whole names: Loire is not Loire-Atlantique. */
const NAMES = [...new Set(demoRecords('places').flatMap(({ name, department_name }) => [name, department_name]))];
const PLACES = new RegExp(`(?<![\\p{L}-])(?:${NAMES.map(toPattern).join('|')})(?![\\p{L}-])`, 'u');

/** What only the demo company says: its names, places, numbers and promises. */
const OF_THE_DEMO: Record<string, RegExp> = {
  company: /Pouzin|toitures-du-pouzin|entreprise fictive|EXEMPLE|Camille Exemple|chemin des Tuiliers/,
  phone: /04 65 71|33465710012|\+33 ?4 ?65/,
  place: PLACES,
  region: /Rhône-Alpes|Drôme|Ardèche|Auvergne|Vercors|mistral|Lyonnais|vallée du Rhône|porte du Midi/i,
  clients: /\b(?:200|500)\s?\+|plus de (?:200|500) (?:clients|projets|chantiers)/,
  rating: /4[,.]9\s?(?:\/|sur)\s?5|"ratingValue"/,
  certified: /Expert certifié/i,
  always: /24\s?h?\s?\/\s?(?:24|7)|7\s?j?\s?\/\s?7|jour et nuit|"opens":"00:00"/i,
  answer: /(?:répon|rappel)[^.<"]{0,60}\b(?:2|24)\s?h\b/i,
  guarantee: /garantie? (?:décennale|\d+|cinq|dix)|dix ans sur/i,
  free: /devis gratuit/i,
  works: /photos de ce qui sera caché|garanties et conseils d’entretien/i,
  percent: /\b100\s?%/,
};

/** What a template leaves behind when nobody has filled it. */
const UNFILLED: Record<string, RegExp> = {
  placeholder: /\{\??[a-z][a-z_]*\}/i,
  value: /\b(?:undefined|NaN|null)\b|\[object Object\]/,
};

/**
 * Lists the words of the demo and the unfilled places in a text, each with what stands around it.
 * @param claims that are none here, such as the reason of a legal period.
 */
export function findForeignWords(text: string, except: readonly string[] = []): string[] {
  return Object.entries({ ...OF_THE_DEMO, ...UNFILLED }).flatMap(([claim, pattern]) => {
    const match = except.includes(claim) ? null : pattern.exec(text);
    return match === null ? [] : [`${claim}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`];
  });
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': '’', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Returns everything in a document that people and machines read: words, descriptions, alternative texts, data. */
export const readableParts = (document: string): string =>
  document
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<[^>]+>/g, (tag) => {
      const attributes = [...tag.matchAll(/\s(?:alt|content|title|aria-label|placeholder|value)="([^"]*)"/g)];
      return ` ${attributes.map(([, words]) => words).join(' ')} `;
    })
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
