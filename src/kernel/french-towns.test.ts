import { describe, expect, it } from 'vitest';
import { inTown, ofTown } from './french-towns.ts';

describe('prepositions of towns', () => {
  it.each([
    ['Lyon', 'de Lyon', 'à Lyon'],
    ['Le Pouzin', 'du Pouzin', 'au Pouzin'],
    ['Les Vans', 'des Vans', 'aux Vans'],
    ['Annonay', 'd’Annonay', 'à Annonay'],
    ['Évreux', 'd’Évreux', 'à Évreux'],
    ['Yssingeaux', 'd’Yssingeaux', 'à Yssingeaux'],
    ['La Saulce', 'de La Saulce', 'à La Saulce'],
  ])('returns %s with its prepositions', (town, of, at) => {
    expect([ofTown(town), inTown(town)]).toEqual([of, at]);
  });
});
