import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Looks of the specimens of the page `/admin/atelier`, as recorded with `RECORD_ATELIER=1`. */
const FILE = new URL('./atelier-looks.json', import.meta.url);

type Box = [width: number, height: number];
/** Boxes by view ("phone"), colours by view and scheme ("phone, dark"), each by specimen. */
interface Looks {
  boxes: Record<string, Record<string, Box>>;
  colours: Record<string, Record<string, string[]>>;
}

/** Fonts are the product's own; what remains between machines is rounding. */
const TOLERANCE_PX = 3;
const TOLERANCE_PART = 0.02;
/** Steps of 255 of each part of a colour. */
const TOLERANCE_COLOUR = 4;

const readLooks = (): Looks =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Looks) : { boxes: {}, colours: {} };

/** Measures the boxes of all specimens, in CSS pixels. */
export async function measureBoxes(page: Page): Promise<Record<string, Box>> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-specimen]')].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [one.dataset.specimen, [Math.round(width), Math.round(height)]];
      }),
    ),
  );
}

/** Reads the colours of all specimens: texts, grounds and borders, each once, as red, green, blue and opacity. */
export const readColours = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    // A browser may write the same colour in several notations.
    const toParts = (colour: string): string => {
      if (pen === null) return colour;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].join(' ');
    };
    const isInk = (parts: string): boolean => !parts.endsWith(' 0');
    const getColours = (one: Element): string[] => {
      const style = getComputedStyle(one);
      const border = style.borderTopWidth === '0px' ? [] : [`border ${toParts(style.borderTopColor)}`];
      const hasText = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      const text = hasText ? [`text ${toParts(style.color)}`] : [];
      return [`ground ${toParts(style.backgroundColor)}`, ...border, ...text].filter(isInk);
    };
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-specimen]')].map((specimen) => {
        const seen = [...specimen.querySelectorAll('*')].filter((one) => one.getClientRects().length > 0);
        return [specimen.dataset.specimen, [...new Set(seen.flatMap(getColours))].sort()];
      }),
    );
  });

const isNearLength = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= Math.max(TOLERANCE_PX, wanted * TOLERANCE_PART);

const isNearBox = (found: Box | undefined, wanted: Box): boolean =>
  found !== undefined && isNearLength(found[0], wanted[0]) && isNearLength(found[1], wanted[1]);

function isNearColour(found: string, wanted: string): boolean {
  const [kind, ...parts] = found.split(' ');
  const [wantedKind, ...wantedParts] = wanted.split(' ');
  return (
    kind === wantedKind &&
    parts.every((part, place) => Math.abs(Number(part) - Number(wantedParts[place])) <= TOLERANCE_COLOUR)
  );
}

const areNearColours = (found: string[] = [], wanted: string[] = []): boolean =>
  found.every((one) => wanted.some((other) => isNearColour(one, other))) &&
  wanted.every((one) => found.some((other) => isNearColour(other, one)));

/** Names the specimens whose look differs from the recorded one, with both looks. */
function compare<Look>(
  found: Record<string, Look>,
  wanted: Record<string, Look>,
  isNear: (found: Look | undefined, wanted: Look) => boolean,
): string[] {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
  return names.flatMap((name) => {
    const [now, before] = [found[name], wanted[name]];
    const isSame = before !== undefined && isNear(now, before);
    return isSame ? [] : [`${name}: ${JSON.stringify(now)} instead of ${JSON.stringify(before)}`];
  });
}

function compareOrRecord<Look>(
  part: keyof Looks,
  key: string,
  found: Record<string, Look>,
  isNear: (found: Look | undefined, wanted: Look) => boolean,
): string[] {
  const looks = readLooks();
  if (process.env.RECORD_ATELIER === '1') {
    const recorded = { ...looks, [part]: { ...looks[part], [key]: found } };
    writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`);
    return [];
  }
  return compare(found, (looks[part][key] ?? {}) as Record<string, Look>, isNear);
}

/** Returns the specimens whose size is not the recorded one of this view. */
export const compareBoxes = (view: string, found: Record<string, Box>): string[] =>
  compareOrRecord('boxes', view, found, isNearBox);

/** Returns the specimens whose colours are not the recorded ones of this view and scheme. */
export const compareColours = (look: string, found: Record<string, string[]>): string[] =>
  compareOrRecord('colours', look, found, areNearColours);
