import { DomainError } from '#src/kernel/errors.ts';
import { parseSvg, refuseDrawing, type SvgElement } from './parse-svg.server.ts';
import { checkAttribute, checkStyleSheet } from './svg-values.server.ts';

/** A drawing that holds nothing but shapes, written anew from what was understood. */
export interface Drawing {
  svg: string;
  /** Size in units of the drawing. */
  width: number;
  height: number;
}

/** Maximum size of an uploaded drawing, in bytes. */
export const DRAWING_MAX_BYTES = 200_000;

const SHAPES = new Set('path rect circle ellipse line polyline polygon use'.split(' '));
const STRUCTURE = new Set(
  'svg g defs symbol linearGradient radialGradient stop clipPath mask style'.split(' ').concat(...SHAPES),
);
/** Elements without effect on the drawing. */
const LEFT_OUT = new Set(['metadata', 'title', 'desc']);
const TEXTS = new Set(['text', 'tspan', 'textPath', 'font', 'font-face', 'tref', 'flowRoot']);

const SENTENCES = {
  none: 'Ce fichier n’est pas un dessin SVG.',
  large: 'Le dessin dépasse 200 Ko : simplifiez-le, ou envoyez une image PNG.',
  program: 'Ce logo contient un programme ou une page : il n’est pas accepté.',
  text: 'Ce logo contient du texte : convertissez-le en tracés (« vectoriser ») avant de l’enregistrer.',
  picture: 'Ce logo contient une image : envoyez-le en PNG.',
  element: 'Ce logo contient un élément « {name} » qui n’est pas accepté.',
  rich: 'Ce dessin est trop complexe pour un logo : simplifiez-le, ou envoyez une image PNG.',
  empty: 'Ce dessin est vide.',
  size: 'La taille de ce dessin est inconnue : enregistrez-le avec un attribut viewBox.',
  shape: 'Ce dessin est trop allongé : au plus dix fois plus large que haut, quatre fois plus haut que large.',
};

const PROGRAMS = new Set(['script', 'foreignObject', 'iframe', 'object', 'embed', 'handler', 'set', 'a', 'html']);

/** @throws the sentence that names why this element is not accepted. */
function refuseElement(name: string): never {
  if (PROGRAMS.has(name) || name.startsWith('animate')) throw refuseDrawing(SENTENCES.program);
  if (TEXTS.has(name)) throw refuseDrawing(SENTENCES.text);
  if (name === 'image' || name === 'feImage') throw refuseDrawing(SENTENCES.picture);
  throw refuseDrawing(SENTENCES.element.replace('{name}', name.slice(0, 40)));
}

/** Returns the element with its accepted attributes and children; undefined for one that is left out. */
function clean({ name, attributes, children, text }: SvgElement, isRoot: boolean): SvgElement | undefined {
  const local = name.slice(name.indexOf(':') + 1);
  if (PROGRAMS.has(local)) refuseElement(local);
  if (name !== local || LEFT_OUT.has(name)) {
    for (const child of children) clean(child, false);
    return undefined;
  }
  if (!STRUCTURE.has(name) || (name === 'svg') !== isRoot) refuseElement(name);
  const safe = [...attributes].flatMap(([key, value]) => {
    const attribute = checkAttribute(key, value);
    return attribute === undefined ? [] : [attribute];
  });
  return {
    name,
    attributes: new Map(safe),
    children: children.flatMap((child) => clean(child, false) ?? []),
    text: name === 'style' ? checkStyleSheet(text) : '',
  };
}

const REFERENCE = /url\(#([^)]+)\)/g;

/** Most elements that are drawn once all references are followed: a few nested ones would draw billions. */
const MOST_DRAWN = 20_000;

/** @throws when the references form a circle or draw too much. */
function checkReferences(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(collect);
  };
  collect(root);
  const weights = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  const weigh = (element: SvgElement): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) throw refuseDrawing(SENTENCES.rich);
    open.add(element);
    const values = [...element.attributes.values()];
    const ids = values.flatMap((value) => [...value.matchAll(REFERENCE)].map(([, id = '']) => id));
    const href = element.attributes.get('href')?.slice(1);
    const targets = [...ids, ...(href === undefined ? [] : [href])].flatMap((id) => byId.get(id) ?? []);
    const weight = [...element.children, ...targets].reduce((sum, one) => sum + weigh(one), 1);
    if (weight > MOST_DRAWN) throw refuseDrawing(SENTENCES.rich);
    open.delete(element);
    weights.set(element, weight);
    return weight;
  };
  weigh(root);
}

const drawsSomething = ({ name, children }: SvgElement): boolean => SHAPES.has(name) || children.some(drawsSomething);

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function write({ name, attributes, children, text }: SvgElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const content = escapeXml(text) + children.map(write).join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const LARGEST = 100_000;
const WIDEST_RATIO = 10;
const TALLEST_RATIO = 1 / 4;

/** Reads the drawn area. @throws when it is unknown or too long for a logo. */
function readArea({ attributes }: SvgElement): [x: number, y: number, width: number, height: number] {
  const lengths = ['width', 'height'].map((name) => /^([\d.]+)(?:px)?$/.exec(attributes.get(name) ?? '')?.[1]);
  const box = attributes.get('viewBox') ?? `0 0 ${lengths.join(' ')}`;
  const [x = 0, y = 0, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isKnown = [x, y, width, height].every((value) => Math.abs(value) <= LARGEST) && width > 0 && height > 0;
  if (!isKnown) throw refuseDrawing(SENTENCES.size);
  if (width / height > WIDEST_RATIO || width / height < TALLEST_RATIO) throw refuseDrawing(SENTENCES.shape);
  return [x, y, width, height];
}

/** Returns whether an upload seems to be a drawing: a text that begins with a tag. */
export const isDrawing = (head: Uint8Array): boolean =>
  /^\ufeff?\s*</.test(new TextDecoder().decode(head.subarray(0, 64)));

/**
 * Returns an uploaded SVG as a drawing of shapes alone: what is harmless is left out, what is dangerous is refused.
 * @throws DomainError `too-large` or `invalid`, with the reason in French.
 */
export function sanitizeSvg(bytes: Uint8Array): Drawing {
  if (bytes.byteLength > DRAWING_MAX_BYTES) {
    throw new DomainError('too-large', SENTENCES.large, { fields: { image: [SENTENCES.large] } });
  }
  const parsed = parseSvg(bytes);
  if (parsed.name !== 'svg') throw refuseDrawing(SENTENCES.none);
  const root = clean(parsed, true);
  if (root === undefined || !drawsSomething(root)) throw refuseDrawing(SENTENCES.empty);
  checkReferences(root);
  const area = readArea(root);
  const [, , width, height] = area;
  for (const name of ['x', 'y', 'preserveAspectRatio', 'viewBox', 'width', 'height']) root.attributes.delete(name);
  const size = { viewBox: area.join(' '), width: String(width), height: String(height) };
  root.attributes = new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...root.attributes, ...Object.entries(size)]);
  return { svg: write(root), width, height };
}
