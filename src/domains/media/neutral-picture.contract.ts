import { NEUTRAL_ALTS } from './neutral-picture.texts.ts';

export type NeutralName = keyof typeof NEUTRAL_ALTS;

// Object.keys returns plain strings; NEUTRAL_ALTS is a literal without other keys.
export const NEUTRAL_NAMES = Object.keys(NEUTRAL_ALTS) as [NeutralName, ...NeutralName[]];

/** Returns the address of a neutral illustration: 1200 pixels wide. */
export const neutralPath = (name: NeutralName): string => `/illustrations/${name}.webp`;
