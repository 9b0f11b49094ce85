import { refuseDrawing } from './parse-svg.server.ts';

const LINKED = 'Ce logo renvoie vers un autre fichier ou une adresse : enregistrez-le avec tout son contenu.';
const WRONG_VALUE = 'Ce logo contient une valeur « {name} » qui n’est pas acceptée.';
const WRONG_STYLE =
  'La feuille de style de ce logo n’est pas acceptée : exportez-le avec des attributs de présentation.';

const wrongValue = (name: string) => refuseDrawing(WRONG_VALUE.replace('{name}', name.slice(0, 40)));

/** Properties that may stand as an attribute, in `style` or in a style sheet. Dashes are not drawn. */
const PROPERTIES = new Set(
  `clip-path clip-rule color display fill fill-opacity fill-rule mask opacity overflow stop-color stop-opacity stroke
   stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width vector-effect visibility`.split(/\s+/),
);

/** Attributes of shapes, gradients and groups. */
const GEOMETRY = new Set(
  `cx cy r rx ry x y x1 y1 x2 y2 fx fy fr width height offset points d transform gradientTransform gradientUnits
   spreadMethod clipPathUnits maskUnits maskContentUnits viewBox preserveAspectRatio pathLength`.split(/\s+/),
);

const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/;
const PLAIN = /^[\w\s.,#%()+/'"-]*$/;
const FUNCTION = /([\w-]*)\(/g;
const FUNCTIONS = new Set('rgb rgba hsl hsla matrix translate scale rotate skewX skewY'.split(' '));
const LOCAL_URL = /url\(\s*(['"]?)#([\p{L}\p{N}_.:-]{1,100})\1\s*\)/gu;
const PLAIN_MAX = 500;

export const ID = /^[\p{L}\p{N}_.:-]{1,100}$/u;
const CLASSES = /^[\w -]{1,200}$/;

/** Returns the id in a reference inside the drawing. @throws for any other address. */
export function readReference(href: string): string {
  const [, id] = /^\s*#(.+?)\s*$/u.exec(href) ?? [];
  if (id === undefined || !ID.test(id)) throw refuseDrawing(LINKED);
  return id;
}

/** Checks a value of a property or an attribute; returns it with references written in one form. */
function checkValue(name: string, value: string): string {
  if (/url\s*\(/i.test(value.replace(LOCAL_URL, ''))) throw refuseDrawing(LINKED);
  const rest = value.replace(LOCAL_URL, '');
  if (name === 'd' || name === 'points') {
    if (!PATH.test(rest)) throw wrongValue(name);
    return value;
  }
  const functions = [...rest.matchAll(FUNCTION)].map(([, called = '']) => called);
  if (rest.length > PLAIN_MAX || !PLAIN.test(rest) || functions.some((called) => !FUNCTIONS.has(called))) {
    throw wrongValue(name);
  }
  return value.replace(LOCAL_URL, 'url(#$2)').trim();
}

/** Returns the accepted declarations of a style; unknown properties are left out. @throws for a dangerous value. */
function checkDeclarations(style: string): string {
  const accepted = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) {
      if (declaration.trim() !== '') throw refuseDrawing(WRONG_STYLE);
      return [];
    }
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (/url\s*\(/i.test(value)) checkValue(name, value);
    return PROPERTIES.has(name) ? [`${name}:${checkValue(name, value)}`] : [];
  });
  return accepted.join(';');
}

const RULE = /\s*([^{}]+)\{([^{}]*)\}/y;
const SELECTOR = /^[.#]?[A-Za-z_][\w-]*$/;

/** Returns a style sheet with simple selectors and accepted declarations alone. @throws for imports and the like. */
export function checkStyleSheet(sheet: string): string {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (/[@\\<]|\/\*/.test(plain)) throw refuseDrawing(WRONG_STYLE);
  const rules: string[] = [];
  RULE.lastIndex = 0;
  let end = 0;
  for (let found = RULE.exec(plain); found !== null; found = RULE.exec(plain)) {
    end = RULE.lastIndex;
    const selectors = (found[1] ?? '').split(',').map((selector) => selector.trim());
    if (!selectors.every((selector) => SELECTOR.test(selector))) throw refuseDrawing(WRONG_STYLE);
    rules.push(`${selectors.join(',')}{${checkDeclarations(found[2] ?? '')}}`);
  }
  if (plain.slice(end).trim() !== '') throw refuseDrawing(WRONG_STYLE);
  return rules.join('');
}

/**
 * Returns the attribute as it is stored; undefined for one that is left out: of editors, for screen readers, unknown.
 * @throws for an event attribute, an address outside the drawing, or a value that is none.
 */
export function checkAttribute(name: string, value: string): [string, string] | undefined {
  if (/^on/i.test(name)) throw refuseDrawing('Ce logo contient un programme : il n’est pas accepté.');
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  if (local === 'href' || local === 'src') return ['href', `#${readReference(value)}`];
  if (name === 'xmlns' && value !== 'http://www.w3.org/2000/svg') throw refuseDrawing(WRONG_STYLE);
  if (name === 'id') return ID.test(value) ? [name, value] : undefined;
  if (name === 'class') return CLASSES.test(value) ? [name, value] : undefined;
  if (name === 'style') return [name, checkDeclarations(value)];
  return PROPERTIES.has(name) || GEOMETRY.has(name) ? [name, checkValue(name, value)] : undefined;
}
