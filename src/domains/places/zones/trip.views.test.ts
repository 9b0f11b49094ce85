import { describe, expect, it, test } from 'vitest';
import { durationText, mapLinks } from './trip.views.ts';

const LYON = { name: 'Lyon', department: '69', coordinates: { lat: 45.75781, lng: 4.83201 } };
const SEAT = { slug: 'le-pouzin', name: 'Le Pouzin', department: '07', coordinates: { lat: 44.75139, lng: 4.74917 } };

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
    const links = mapLinks(LYON, SEAT);
    expect(links.google).toContain('origin=45.75781,4.83201&destination=44.75139,4.74917');
    expect(links.osm).toContain('route=45.75781,4.83201;44.75139,4.74917');
    expect(links.waze).toContain('ll=44.75139,4.74917');
    expect(links.geo).toBe('geo:44.75139,4.74917?q=44.75139,4.74917(Le%20Pouzin)');
  });
});
