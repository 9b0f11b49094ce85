import { describe, expect, it } from 'vitest';
import { inspectScripts } from './page-scripts.server.ts';

const SCROLL = `((storageKey, restoreKey) => {
	if (!window.history.state || !window.history.state.key) {
		let key = Math.random().toString(32).slice(2);
		window.history.replaceState({ key }, "");
	}
	try {
		let storedY = JSON.parse(sessionStorage.getItem(storageKey) || "{}")[restoreKey || window.history.state.key];
		if (typeof storedY === "number") window.scrollTo(0, storedY);
	} catch (error) {
		console.error(error);
		sessionStorage.removeItem(storageKey);
	}
})("react-router-scroll-positions", null)`;
const STREAM =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const CONTEXT = `window.__reactRouterContext = {"basename":"/","future":{"unstable":false},"ssr":true};${STREAM}`;
const MODULES = `import "/assets/manifest-1a.js";
import * as route0 from "/assets/root-1.js";
import * as route1_main from "/assets/payment-page-1.js";
const route1 = {...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"payment":route1};

import("/assets/entry-1.js");`;
const DATA = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"alert(1)\",\"https://facebook.example/\"]\n");`;
const CLOSE = 'window.__reactRouterContext.streamController.close();';

const inline = (script: string, attributes = 'nonce="n1"'): string => `<script ${attributes}>${script}</script>`;
const kindsIn = (html: string): string[] => inspectScripts(html, 'n1').differences.map(({ kind }) => kind);

describe('inspectScripts', () => {
  it('accepts the inline scripts of React Router and lists what the module script imports', () => {
    const scripts = [SCROLL, CONTEXT, DATA, CLOSE].map((script) => inline(script)).join('');
    const { sources, differences } = inspectScripts(
      scripts + inline(MODULES, 'nonce="n1" type="module" async=""'),
      'n1',
    );
    expect(differences).toEqual([]);
    expect(sources).toEqual([
      '/assets/manifest-1a.js',
      '/assets/root-1.js',
      '/assets/payment-page-1.js',
      '/assets/entry-1.js',
    ]);
  });

  it.each([
    ['a statement after the data', `${DATA}fetch("https://thief.example")`],
    ['a call inside the data', 'window.__reactRouterContext.streamController.enqueue(steal("x"));'],
    ['a template string', 'window.__reactRouterContext.streamController.enqueue(`a`);'],
    ['a function in the context', CONTEXT.replace('"/"', 'steal()')],
    ['a changed scroll script', SCROLL.replace('console.error(error)', 'steal(error)')],
    ['a statement between the imports', MODULES.replace('\n\n', '\nsteal();\n')],
    ['an empty import map', '{"imports":{}}'],
  ])('reports %s', (_name, script) => {
    expect(kindsIn(inline(script))).toEqual(['inline-script']);
  });

  it.each([
    ['without a nonce', ''],
    ['with another nonce', 'nonce="n2"'],
  ])('reports an inline script %s', (_name, attributes) => {
    expect(kindsIn(inline(CLOSE, attributes))).toEqual(['inline-nonce']);
  });

  it('reports every inline script of a page whose policy has no nonce', () => {
    expect(inspectScripts(inline(CLOSE, 'nonce=""'), '').differences).toMatchObject([{ kind: 'inline-nonce' }]);
  });

  it.each([
    ['a source', '<script src="https://thief.example/a.js"></script>'],
    ['a source without quotes', '<SCRIPT/src=https://thief.example/a.js></SCRIPT>'],
    ['an SVG reference', '<svg><script href="https://thief.example/a.js"></script></svg>'],
    ['a style sheet', '<link rel="stylesheet" href="https://thief.example/a.js">'],
    ['a preloaded module', '<link href="https://thief.example/a.js" rel="modulepreload"/>'],
    ['a preloaded script', '<link as="script" rel="preload" href="https://thief.example/a.js">'],
  ])('lists %s', (_name, html) => {
    expect(inspectScripts(html, 'n1').sources).toEqual(['https://thief.example/a.js']);
  });

  it('ignores pictures and fonts', () => {
    const html = '<link rel="icon" href="/a.svg"><link rel="preload" as="font" href="/a.woff2"><img src="/a.webp">';
    expect(inspectScripts(html, 'n1')).toEqual({ sources: [], differences: [] });
  });

  it.each([
    '<iframe srcdoc="x">',
    '<object data="/a">',
    '<base href="https://thief.example/">',
    '<meta name="a" http-equiv="refresh">',
    '<script src="/a.js">',
  ])('reports the element %s', (html) => {
    expect(kindsIn(html)).toEqual(['foreign-element']);
  });
});
