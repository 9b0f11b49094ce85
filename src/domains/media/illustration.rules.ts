import { ICON, LOGO, LOGO_ON_DARK, PLACEHOLDER } from './illustration.contract.ts';
import { NEUTRAL_NAMES, type NeutralName } from './neutral-picture.contract.ts';

/** Marks may be drawings and need no alternative text: it is the company's name. */
export type PositionKind = 'mark' | 'photo' | 'stand-in';

export interface Position {
  name: string;
  kind: PositionKind;
  /** Illustration that comes with the product for this position. */
  neutral?: NeutralName;
}

const photo = (name: NeutralName): Position => ({ name, kind: 'photo', neutral: name });

/** Positions of the public pages, by the part of the site where they are seen. */
export const POSITION_GROUPS = {
  marks: [LOGO, LOGO_ON_DARK, ICON].map((name): Position => ({ name, kind: 'mark' })),
  home: [
    photo('hero-toiture'),
    photo('hero-zinguerie'),
    photo('hero-charpente'),
    photo('hero-demoussage'),
    photo('avant-demoussage'),
    photo('apres-demoussage'),
  ],
  about: [photo('apropos-atelier'), photo('equipe')],
  trades: [
    photo('apres-tuiles'),
    photo('apres-zinguerie'),
    photo('apres-charpente'),
    photo('apres-isolation'),
    photo('apres-fuite'),
  ],
  others: [photo('page-introuvable'), { name: PLACEHOLDER, kind: 'stand-in', neutral: PLACEHOLDER } satisfies Position],
} as const satisfies Record<string, readonly Position[]>;

const FIXED: readonly Position[] = Object.values(POSITION_GROUPS).flat();

/** Begins the positions of the city pages; the address of the page follows. */
export const CITY_PREFIX = 'ville-';

/** Finds a position; every city page has one. */
export function findPosition(name: string): Position | undefined {
  const fixed = FIXED.find((position) => position.name === name);
  if (fixed !== undefined || !name.startsWith(CITY_PREFIX)) return fixed;
  return { name, kind: 'photo' };
}

/** Returns the neutral illustrations that fit a position: wide ones for the large pictures at the top of a page. */
export const fittingNeutrals = ({ name }: Position): readonly NeutralName[] =>
  /^(hero|ville)-/.test(name) ? NEUTRAL_NAMES.filter((one) => one.startsWith('hero-')) : NEUTRAL_NAMES;
