import type { Difference } from './difference.server.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\b[^>]*>/gi;
const LINK = /<link\b([^>]*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements that could run or load code without a script element. */
const FORBIDDEN = /<(iframe|frame|object|embed|applet|base|meta\s[^>]*http-equiv)\b/gi;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;

/**
 * React Router's inline scripts hold data. They are compared by their shape: strings emptied, white space removed.
 * An update of React Router may change one: compare it with its sources, then change it here.
 */
const JSON_SHAPE = '(?:[{}[\\],:]|""|-?\\d[\\d.]*|true|false|null)*';
const MODULE_IMPORT = 'import\\*asroute\\w+from"";|constroute\\w+=\\{[.,\\w]*\\};';
const INLINE_SHAPES = [
  // Scroll restoration.
  /^\(\(storageKey,restoreKey\)=>\{if\(!window\.history\.state\|\|!window\.history\.state\.key\)\{letkey=Math\.random\(\)\.toString\(32\)\.slice\(2\);window\.history\.replaceState\(\{key\},""\);\}try\{letstoredY=JSON\.parse\(sessionStorage\.getItem\(storageKey\)\|\|""\)\[restoreKey\|\|window\.history\.state\.key\];if\(typeofstoredY===""\)window\.scrollTo\(0,storedY\);\}catch\(error\)\{console\.error\(error\);sessionStorage\.removeItem\(storageKey\);\}\}\)\("",(?:null|"")\)$/,
  // The router's context and its stream of data.
  new RegExp(
    `^window\\.__reactRouterContext=${JSON_SHAPE};window\\.__reactRouterContext\\.stream=newReadableStream\\(\\{start\\(controller\\)\\{window\\.__reactRouterContext\\.streamController=controller;\\}\\}\\)\\.pipeThrough\\(newTextEncoderStream\\(\\)\\);$`,
  ),
  /^window\.__reactRouterContext\.streamController\.(?:enqueue\(""\)|close\(\));$/,
  // The modules of the page's routes.
  new RegExp(
    `^(?:import"")?;(?:${MODULE_IMPORT})*window\\.__reactRouterRouteModules=\\{(?:"":route\\d+,?)*\\};import\\(""\\);$`,
  ),
];

export interface PageScripts {
  /** Addresses of scripts and style sheets, as written in the page. */
  sources: string[];
  differences: Difference[];
}

const readAttributes = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? '']),
  );

const toShape = (script: string): string => script.replace(STRING, '""').replace(/\s+/g, '');
const isKnownShape = (script: string): boolean => INLINE_SHAPES.some((shape) => shape.test(toShape(script)));
const toExcerpt = (script: string): string => script.trim().replace(/\s+/g, ' ').slice(0, 80);

/** Finds imports of module scripts; every other string of a known shape is data. */
const findImports = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)\s*\(?\s*("(?:[^"\\\n]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text));

function inspectInline(script: string, attributes: Map<string, string>, nonce: string): PageScripts {
  const subject = toExcerpt(script);
  const differences: Difference[] = [];
  if (nonce === '' || attributes.get('nonce') !== nonce) differences.push({ kind: 'inline-nonce', subject });
  if (!isKnownShape(script)) differences.push({ kind: 'inline-script', subject });
  const isModule = attributes.get('type') === 'module';
  return { sources: isModule && differences.length === 0 ? findImports(script) : [], differences };
}

/**
 * Lists what a page loads and runs.
 * @param nonce of its Content-Security-Policy, which every inline script must have.
 */
export function inspectScripts(html: string, nonce: string): PageScripts {
  const sources: string[] = [];
  const differences: Difference[] = [];
  const rest = html.replace(SCRIPT, (_whole, attributeText: string, script: string) => {
    const attributes = readAttributes(attributeText);
    const source = attributes.get('src') ?? attributes.get('href') ?? attributes.get('xlink:href');
    if (source !== undefined) sources.push(source);
    if (source === undefined || script.trim() !== '') {
      const inline = inspectInline(script, attributes, nonce);
      sources.push(...inline.sources);
      differences.push(...inline.differences);
    }
    return '';
  });
  for (const [, attributeText = ''] of rest.matchAll(LINK)) {
    const attributes = readAttributes(attributeText);
    const isScript = /(?:modulepreload|stylesheet)/i.test(attributes.get('rel') ?? '');
    if (isScript || /^(?:script|style)$/i.test(attributes.get('as') ?? '')) sources.push(attributes.get('href') ?? '');
  }
  for (const [, element = ''] of rest.matchAll(FORBIDDEN)) {
    differences.push({ kind: 'foreign-element', subject: `<${element}>` });
  }
  // A script element that the expression above could not parse.
  if (/<script/i.test(rest)) differences.push({ kind: 'foreign-element', subject: '<script>' });
  return { sources: [...new Set(sources)], differences };
}
