import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../installed.mjs';
import { loadedDependencies } from './production-packages.ts';

/** What the server, the command, and the person who installs them read; nothing of the sources. */
const PARTS = [
  'build/client',
  'build/server',
  'build/payment-page.json',
  'demo/content',
  'demo/pictures',
  'deploy',
  'docs/guides',
  'illustrations',
  'scripts',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
];

/** Sources that Node refuses or cannot read, source maps and what surrounds the code of a package; every licence stays. */
const NOT_RUN =
  /\.(?:[cm]?ts|[cm]?[jt]s\.map|tsbuildinfo|flow|cc|h|gyp)$|^(?:\.[a-z]+|bench|docs|examples?|tests?)\/|^(?:changelog|history)\.md$/i;

/** Large files that Node does not load: the same code for browsers, for another kind of import, or as it was written. */
const OTHER_VARIANTS: Record<string, RegExp> = {
  '@fontsource/bricolage-grotesque': /\.(?:css|scss|woff2)$|-vietnamese-/,
  '@zxcvbn-ts/core': /\.mjs$/,
  '@zxcvbn-ts/language-common': /^src\/|\/zxcvbn-ts\.js$|\.mjs$/,
  '@zxcvbn-ts/language-fr': /^src\/|\/zxcvbn-ts\.js$|\.mjs$/,
  brotli: /^build\/|^compress\.js$/,
  'csv-parse': /^dist\/(?:iife|umd)\//,
  fflate: /\bbrowser\.c?js$|^umd\//,
  fontkit: /^dist\/browser\b/,
  harfbuzzjs: /\.png$/,
  imapflow: /^dist\/cjs\//,
  nodemailer: /^dist\/cjs\//,
  pako: /^dist\//,
  pdfkit: /^js\/pdfkit\.(?:browser|old|standalone)\b/,
  satori: /^dist\/(?:experimental|standalone)\.|^dist\/index\.cjs$/,
  zod: /^src\/|\.cjs$/,
};

/** Copies a package without the packages inside it, which are listed themselves. */
function copyPackage(path: string, to: string): void {
  const from = join(ROOT, path);
  const other = OTHER_VARIANTS[path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)];
  const isWanted = (file: string): boolean => {
    const inside = relative(from, file).split(sep).join('/');
    return !/^node_modules\b/.test(inside) && !NOT_RUN.test(inside) && other?.test(inside) !== true;
  };
  cpSync(from, join(to, path), { recursive: true, filter: isWanted, dereference: true });
}

/** The manifest of a release: nothing in it asks for development packages or for a build. */
function writeManifest(to: string): void {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const scripts = { start: 'node scripts/start.mjs', faitage: 'node scripts/faitage.mjs' };
  const engines = { node: '>=24.15' };
  const loaded = loadedDependencies(dependencies);
  const identity = { name, version, description, license, private: true, type, engines };
  const manifest = { ...identity, scripts, dependencies: loaded };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Writes the built product with these packages into an empty folder.
 * @param to folder of the release; it is created.
 */
export function writeReleaseFolder(to: string, packages: readonly string[]): void {
  for (const part of PARTS) {
    mkdirSync(dirname(join(to, part)), { recursive: true });
    cpSync(join(ROOT, part), join(to, part), { recursive: true, filter: (file) => !file.endsWith('.js.map') });
  }
  for (const path of packages) copyPackage(path, to);
  writeManifest(to);
  chmodSync(join(to, 'scripts/faitage.mjs'), 0o755);
}
