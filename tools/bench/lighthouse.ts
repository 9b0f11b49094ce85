import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '#tests/support/browser.ts';
import { findChromium } from '../machine.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Result of one run on a simulated mid-range phone. */
export interface Audit {
  /** Scores out of 100: performance, accessibility, best practices, search engines. */
  scores: number[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Bytes on the wire of the first view, in total and by kind. */
  total: number;
  weights: Record<'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image', number>;
}

interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

function getAudit(result: Result): Audit {
  const { details } = result.audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : []).filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const weigh = (type?: string): number =>
    requests
      .filter((one) => type === undefined || one.resourceType === type)
      .reduce((sum, one) => sum + one.transferSize, 0);
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    scores: CATEGORIES.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    total: weigh(),
    weights: {
      Document: weigh('Document'),
      Stylesheet: weigh('Stylesheet'),
      Script: weigh('Script'),
      Font: weigh('Font'),
      Image: weigh('Image'),
    },
  };
}

/** How Lighthouse slows the connection and the processor: computed after the load, or applied during it. */
export type Throttling = 'simulate' | 'devtools';

/** @throws when there is no Chromium, or Lighthouse could not load the page. */
export async function auditPage(url: string, throttlingMethod: Throttling = 'simulate'): Promise<Audit> {
  const chromePath = findChromium();
  if (chromePath === undefined) throw new Error('Chromium is missing (CHROME_PATH).');
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS });
  try {
    const answer = await lighthouse(url, { port: chrome.port, locale: 'fr', logLevel: 'silent', throttlingMethod });
    if (answer === undefined) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return getAudit(answer.lhr);
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median of each figure of an odd number of runs. */
export function toMedians(audits: readonly Audit[]): Audit {
  const [first] = audits;
  if (first === undefined) throw new Error('No run to take medians of.');
  const of = (read: (audit: Audit) => number): number => median(audits.map(read));
  const weights = Object.keys(first.weights) as (keyof Audit['weights'])[];
  return {
    scores: first.scores.map((_score, place) => of(({ scores }) => scores[place] ?? Number.NaN)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    layoutShift: of(({ layoutShift }) => layoutShift),
    total: of(({ total }) => total),
    weights: Object.fromEntries(weights.map((kind) => [kind, of((audit) => audit.weights[kind])])) as Audit['weights'],
  };
}
