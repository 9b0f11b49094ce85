import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { adminChunks } from './tools/vite/admin-chunks-plugin.ts';
import { asciiOutput } from './tools/vite/ascii-output-plugin.ts';
import { builtInModules } from './tools/vite/built-in-modules-plugin.ts';
import { bundledPackages } from './tools/vite/bundled-packages-plugin.ts';
import { browserChunks, serverPackages } from './tools/vite/bundles.ts';
import { className } from './tools/vite/class-names.ts';
import { commandEntry } from './tools/vite/command-entry-plugin.ts';
import { iconImports } from './tools/vite/icon-imports-plugin.ts';
import { islandModules } from './tools/vite/island-modules-plugin.ts';
import { islands } from './tools/vite/islands-plugin.ts';
import { lateRoutes } from './tools/vite/late-routes-plugin.ts';
import { serverEntry } from './tools/vite/server-entry-plugin.ts';
import { startChunks } from './tools/vite/start-chunks-plugin.ts';
import { threadEntries } from './tools/vite/thread-entries-plugin.ts';
import { zodWithoutEval } from './tools/vite/zod-without-eval-plugin.ts';
import { zodWithoutJsonSchema } from './tools/vite/zod-without-json-schema-plugin.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What a start loads one after the other: what answers the probes, then the early pages. */
const STEPS = { early: '/src/app/main.server.ts', pages: '/src/app/site.server.ts' };

/** Pages that are loaded first: the one of most visitors, and those that answer for others at any address. */
const EARLY = [
  'root',
  'app/layouts/public-layout',
  'domains/website/public/home-page',
  'domains/website/public/not-found-page',
  'domains/website/public/coming-soon-page',
];

export default defineConfig(({ command }) => ({
  plugins: [
    islands({ files: ['/src/{domains/**,ui}/public/islands/*.tsx', '!**/*.test.tsx'] }),
    islandModules(),
    serverEntry('/src/app/main.server.ts'),
    commandEntry('/src/app/command.server.ts'),
    threadEntries(),
    lateRoutes(EARLY),
    startChunks(STEPS),
    adminChunks(),
    bundledPackages(),
    iconImports(),
    zodWithoutEval(),
    zodWithoutJsonSchema(),
    builtInModules(),
    asciiOutput(),
    reactRouter(),
  ],
  ...(command === 'build' && serverPackages(Object.keys(dependencies))),
  css: { modules: { generateScopedName: className } },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: browserChunks } } },
    ssr: {
      build: {
        sourcemap: true,
        // The process keeps the text of its code: a fifth of it is documentation.
        rollupOptions: { input: './src/app/main.server.ts', output: { comments: { jsdoc: false } } },
      },
    },
  },
}));
