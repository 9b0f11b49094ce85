import { describe, expect, it, test } from 'vitest';
import { durationText, mapLinks } from './trip.views.ts';
import { ZONES } from './zone.rules.ts';

const LYON = { ...ZONES[0]! };

describe('trip views', () => {
  test.each([
    [5, '5 min'],
    [60, '1 h'],
    [65, '1 h 05'],
    [130, '2 h 10'],
  ])('formats %i minutes as %s', (minutes, text) => {
    expect(durationText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('builds plain links for the journey from the town to the seat', () => {
    const links = mapLinks(LYON);
    expect(links.google).toContain('origin=45.75781,4.83201&destination=44.75139,4.74917');
    expect(links.osm).toContain('route=45.75781,4.83201;44.75139,4.74917');
    expect(links.waze).toContain('ll=44.75139,4.74917');
    expect(links.geo).toBe('geo:44.75139,4.74917?q=44.75139,4.74917(Le%20Pouzin)');
  });
});
