/** Cards of a list in one column that a phone shows first. */
const NEAR_CARDS = 3;

/** Returns the attribute by which a phone lays out a card of a long list in one column later, by its place. */
export const getDeferral = (place: number): { 'data-deferred'?: 'card' } =>
  place < NEAR_CARDS ? {} : { 'data-deferred': 'card' };
