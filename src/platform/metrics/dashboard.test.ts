import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { meters } from './meters.server.ts';
import { readProgram } from './program-gauges.server.ts';
import { readStored } from './stored-gauges.server.ts';

useDatabase();

const METRIC = /\b(?:faitage|process|nodejs)_[a-z_]+/g;

/** Names in a text, each once; a histogram is named by its parts. */
const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(METRIC)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')))].toSorted();

let existing: string[] = [];
beforeEach(async () => {
  readProgram();
  await readStored();
  existing = (await meters().registry.getMetricsAsJSON()).map(({ name }) => name).toSorted();
});

describe('metrics of the app', () => {
  it('equal the ones that the guide names', () => {
    expect(namesIn(readFileSync('docs/guides/metrics.md', 'utf8'))).toEqual(existing);
  });

  it('include every one that the dashboard of Grafana shows', () => {
    const { panels } = JSON.parse(readFileSync('docs/grafana/faitage.json', 'utf8'));
    const charted = namesIn(JSON.stringify(panels));
    expect(charted.length).toBeGreaterThan(15);
    expect(charted.filter((name) => !existing.includes(name))).toEqual([]);
  });
});
