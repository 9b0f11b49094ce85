import { z } from 'zod';
import { Line, SEARCH_MAX } from '#src/kernel/fields.ts';
import { KnownPerson } from '#src/kernel/known-person.ts';

/** Maximum number of people in an answer. */
export const PEOPLE_MAX = 20;

/** Part of a name, an email address or a telephone number; empty for the newest people. */
export const AddressBookQuery = z.object({ search: Line(SEARCH_MAX).default('') });

export const FoundPeople = z.array(KnownPerson);
