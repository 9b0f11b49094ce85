import { describe, expect, it } from 'vitest';
import { DRAWING_MAX_BYTES, isDrawing, sanitizeSvg } from './sanitize-svg.server.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const svg = (content: string, attributes = 'viewBox="0 0 60 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const SHAPE = '<path d="M0 20 30 0l30 20z"/>';
const sanitize = (text: string) => sanitizeSvg(bytes(text));
const nested = (depth: number): string => `${'<g>'.repeat(depth)}${SHAPE}${'</g>'.repeat(depth)}`;
const doubling = Array.from({ length: 20 }, (_, at) =>
  at === 0 ? `<g id="a0">${SHAPE}</g>` : `<g id="a${at}"><use href="#a${at - 1}"/><use href="#a${at - 1}"/></g>`,
).join('');

const ATTACKS: [name: string, file: string, reason: RegExp][] = [
  ['a script', svg(`${SHAPE}<script>alert(1)</script>`), /programme/],
  [
    'a script with a prefix',
    svg(`${SHAPE}<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>`),
    /programme/,
  ],
  ['a script inside what is left out', svg(`${SHAPE}<metadata><script>alert(1)</script></metadata>`), /programme/],
  ['an upper-case script', svg(`${SHAPE}<SCRIPT>alert(1)</SCRIPT>`), /élément/],
  ['an event attribute', svg(SHAPE, 'viewBox="0 0 60 20" onload="alert(1)"'), /programme/],
  ['an event attribute of a shape', svg('<path d="M0 0h9" onmouseover="alert(1)"/>'), /programme/],
  ['a link', svg(`<a href="https://thief.example">${SHAPE}</a>`), /programme/],
  ['a javascript: address', svg('<use href="javascript:alert(1)"/>'), /adresse/],
  ['a javascript: address with xlink', svg('<use xlink:href="javascript:alert(1)"/>'), /adresse/],
  ['a data: address', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), /adresse/],
  ['an external use', svg('<use href="https://thief.example/a.svg#a"/>'), /adresse/],
  ['a use of a file', svg('<use href="file:///etc/passwd#a"/>'), /adresse/],
  ['an external picture', svg(`${SHAPE}<image href="https://thief.example/a.png"/>`), /image/],
  ['an embedded picture', svg(`${SHAPE}<image href="data:image/png;base64,AAAA"/>`), /image/],
  ['an external paint', svg('<path d="M0 0h9" fill="url(https://thief.example/a.svg#p)"/>'), /adresse/],
  ['an external paint in a style', svg('<path d="M0 0h9" style="fill:url(//thief.example/a#p)"/>'), /adresse/],
  ['an unknown property with an address', svg('<path d="M0 0h9" style="behavior:url(a.htc)"/>'), /adresse/],
  ['an expression', svg('<path d="M0 0h9" style="fill:expression(alert(1))"/>'), /valeur/],
  ['a CSS import', svg(`<style>@import url(https://thief.example/a.css);</style>${SHAPE}`), /feuille de style/],
  ['a CSS import in CDATA', svg(`<style><![CDATA[@import "a.css";]]></style>${SHAPE}`), /feuille de style/],
  ['a CSS escape', svg(`<style>.a{fill:u\\72l(https://thief.example/a)}</style>${SHAPE}`), /feuille de style/],
  ['a CSS address', svg(`<style>.a{fill:url(https://thief.example/a)}</style>${SHAPE}`), /adresse/],
  [
    'a closing tag in a style',
    svg(`<style>.a{fill:red}&lt;/style&gt;&lt;script&gt;</style>${SHAPE}`),
    /feuille de style/,
  ],
  [
    'a foreign object',
    svg(`${SHAPE}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`),
    /programme/,
  ],
  ['a foreign object in a switch', svg(`<switch><foreignObject/>${SHAPE}</switch>`), /élément|programme/],
  ['another namespace', svg(`<g xmlns="http://www.w3.org/1999/xhtml">${SHAPE}</g>`), /feuille de style/],
  ['an animation', svg(`<path d="M0 0h9"><animate attributeName="d" to="M0 0"/></path>`), /programme/],
  ['a filter', svg(`<filter id="f"><feImage href="https://thief.example"/></filter>${SHAPE}`), /élément/],
  ['text', svg('<text x="0" y="9">Martin</text>'), /texte/],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg(SHAPE)}`, /entités/],
  ['an external entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<g>&a;</g>')}`, /entités/],
  ['an undefined entity', svg(`<g>&a;</g>${SHAPE}`), /entités/],
  ['a style sheet instruction', `<?xml-stylesheet href="https://thief.example"?>${svg(SHAPE)}`, /entités/],
  ['an element that is not closed', svg(`<g>${SHAPE}`), /abîmé/],
  ['a wrong closing tag', svg(`<g>${SHAPE}</a>`), /abîmé/],
  ['an attribute twice', svg('<path d="M0 0h9" d="M0 0"/>'), /abîmé/],
  ['an attribute without quotes', svg('<path d=M0/>'), /abîmé/],
  ['a truncated file', svg(SHAPE).slice(0, -9), /abîmé/],
  ['UTF-16', new TextDecoder('latin1').decode(Buffer.from(svg(SHAPE), 'utf16le')), /abîmé/],
  ['a NUL', svg(`${SHAPE}\u0000`), /abîmé/],
  ['a polyglot with another file before', `GIF89a/*${svg(SHAPE)}*/`, /abîmé/],
  ['a polyglot with another file behind', `${svg(SHAPE)}%PDF-1.7`, /abîmé/],
  ['a page', `<html><body onload="alert(1)">${svg(SHAPE)}</body></html>`, /pas un dessin|abîmé/],
  ['a deep file', svg(nested(60)), /complexe/],
  ['a file of many elements', svg(SHAPE.repeat(6_000)), /complexe/],
  ['doubling references', svg(`${doubling}<use href="#a19"/>`), /complexe/],
  ['a circle of references', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), /complexe/],
  ['a mask in itself', svg(`<mask id="m"><path d="M0 0h9" mask="url(#m)"/></mask>${SHAPE}`), /complexe/],
  ['a large file', svg(`${SHAPE}<!--${'x'.repeat(DRAWING_MAX_BYTES)}-->`), /200 Ko/],
  ['nothing to see', svg('<g/>'), /vide/],
  ['no size', svg(SHAPE, ''), /viewBox/],
  ['an infinite size', svg(SHAPE, 'viewBox="0 0 1e999 20"'), /viewBox/],
  ['a negative size', svg(SHAPE, 'viewBox="0 0 -60 20"'), /viewBox/],
  ['a line', svg(SHAPE, 'viewBox="0 0 6000 20"'), /allongé/],
];

describe('sanitizeSvg', () => {
  it.each(ATTACKS)('refuses %s', (_name, file, reason) => {
    expect(() => sanitize(file)).toThrow(reason);
  });

  it('reports a refusal at the field, as 422', () => {
    expect(() => sanitize(svg('<script/>'))).toThrow(
      expect.objectContaining({ status: 422, fields: { image: [expect.stringContaining('programme')] } }),
    );
  });

  it('keeps a logo as drawing programs write it', () => {
    const file = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: Adobe Illustrator 28 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg id="Calque_1" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org" version="1.1"
  inkscape:version="1.3" width="120px" height="40px" viewBox="0 0 60 20" xml:space="preserve" style="enable-background:new">
  <metadata><rdf:RDF xmlns:rdf="a"/></metadata><title>Martin &amp; fils</title>
  <defs><style type="text/css"><![CDATA[/* a */ .cls-1, #b{fill:#b4431d;font-family:Arial} .cls-2{fill:url(#g)}]]></style>
  <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="0"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>
  <g id="Tracé_1" class="cls-1" transform="matrix(1 0 0 1 2.5 -3)" inkscape:label="toit" data-name="x"><path d="M0,20 30,0 60,20Z"/></g>
  <use xlink:href="#Tracé_1" xmlns:xlink="http://www.w3.org/1999/xlink" fill="url('#g')" opacity=".5"/>
</svg>`;
    expect(sanitize(file)).toEqual({
      width: 60,
      height: 20,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" id="Calque_1" style="" viewBox="0 0 60 20" width="60" height="20"><defs><style>.cls-1,#b{fill:#b4431d}.cls-2{fill:url(#g)}</style><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="0"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs><g id="Tracé_1" class="cls-1" transform="matrix(1 0 0 1 2.5 -3)"><path d="M0,20 30,0 60,20Z"/></g><use href="#Tracé_1" fill="url(#g)" opacity=".5"/></svg>',
    });
  });

  it('reads the size from width and height when there is no viewBox', () => {
    expect(sanitize(svg(SHAPE, 'width="90" height="30px"')).svg).toContain(
      'viewBox="0 0 90 30" width="90" height="30"',
    );
  });

  it('gives the same drawing again for its own output', () => {
    const once = sanitize(svg(`<g style="fill:red;font-size:3px">${SHAPE}</g>`)).svg;
    expect(sanitize(once).svg).toBe(once);
  });
});

describe('isDrawing', () => {
  it.each([
    ['<svg xmlns="…"', true],
    ['\ufeff  <?xml version="1.0"?>', true],
    ['\u0089PNG', false],
    ['GIF89a<svg>', false],
  ])('recognises %j: %s', (head, expected) => {
    expect(isDrawing(bytes(head))).toBe(expected);
  });
});
