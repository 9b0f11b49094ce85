import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARD_MIN_PX,
  COUNT_UP_MS,
  chatLink,
  countedSoFar,
  dialled,
  HEADER_SCROLLED_PX,
  INTERVENTION_CITIES,
  inTown,
  ofTown,
  PROGRESS_BAR_PX,
  servicesLine,
  TO_TOP_VIEWPORT_SHARE,
} from './site.rules.ts';

const MORE = 'et {count} autres...';

describe('the services line', () => {
  it('joins up to three titles by dashes', () => {
    expect(servicesLine(['Charpente', 'Couverture', 'Zinguerie'], MORE)).toBe('Charpente - Couverture - Zinguerie');
  });

  it('counts the others', () => {
    expect(servicesLine(['A', 'B', 'C', 'D', 'E'], MORE)).toBe('A - B - C et 2 autres...');
  });
});

describe('the counter', () => {
  it('starts at zero, shows whole numbers and ends at the target', () => {
    const frames = [0, 500, 1_000, 1_999, COUNT_UP_MS, COUNT_UP_MS + 50];
    expect(frames.map((elapsed) => countedSoFar(500, elapsed))).toEqual([0, 125, 250, 499, 500, 500]);
    expect(countedSoFar(4.9, 1_500)).toBe(3);
  });
});

describe('telephone links', () => {
  it.each([
    ['04 65 71 00 00', '+33465710000'],
    ['+33 4 65 71 00 00', '+33465710000'],
  ])('dial %s as %s', (phone, expected) => {
    expect(dialled(phone)).toBe(expected);
  });

  it('lead to a conversation only where there is a number', () => {
    expect(chatLink('+33 4 65 71 00 00')).toBe('https://wa.me/33465710000');
    expect(chatLink('')).toBe('');
  });
});

it.each([
  ['Lyon', 'de Lyon', 'à Lyon'],
  ['Le Pouzin', 'du Pouzin', 'au Pouzin'],
  ['Les Vans', 'des Vans', 'aux Vans'],
  ['La Saulce', 'de La Saulce', 'à La Saulce'],
])('puts %s after its preposition', (town, of, at) => {
  expect([ofTown(town), inTown(town)]).toEqual([of, at]);
});

it('names seventeen towns', () => {
  expect(new Set(INTERVENTION_CITIES).size).toBe(17);
});

describe('the style sheets', () => {
  const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

  it('keep the specified lengths', () => {
    const frame = css('ui/frame.module.css');
    expect(css('ui/site-header.module.css')).toContain(
      `animation-range: ${HEADER_SCROLLED_PX}px ${HEADER_SCROLLED_PX + 1}px`,
    );
    expect(frame).toContain(
      `animation-range: ${TO_TOP_VIEWPORT_SHARE * 100}vh calc(${TO_TOP_VIEWPORT_SHARE * 100}vh + 1px)`,
    );
    expect(frame).toContain(`height: ${PROGRESS_BAR_PX}px`);
    expect(css('../../ui/public/carousel.module.css')).toContain(`min-width: ${CARD_MIN_PX}px`);
  });
});
