import { describe, expect, it } from 'vitest';
import { getFirstName, getInitials } from './person-name.ts';

describe('person name', () => {
  it.each([
    ['Élodie Vernet', 'Élodie', 'ÉV'],
    ['  marc-antoine delaroche ', 'marc-antoine', 'MA'],
    ['', '', ''],
  ])('derives from %j the first name %j and the initials %j', (name, first, initials) => {
    expect([getFirstName(name), getInitials(name)]).toEqual([first, initials]);
  });
});
