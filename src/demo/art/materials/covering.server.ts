import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, outline, type Plane } from '../kit/plane.server.ts';
import { cellRandom, fractalNoise } from '../kit/seeded-random.server.ts';
import { CLAY, OLD_CLAY, OLD_SLATE, OLD_ZINC, PLAIN_CLAY, SLATE, ZINC } from './clay.server.ts';
import {
  CANAL,
  layProfiledTiles,
  MECHANICAL,
  type Profile,
  ROMANE,
  type TileCell,
  type TileFate,
} from './profiled-tiles.server.ts';
import { layShingles, type ShingleEdge } from './shingles.server.ts';
import { layStandingSeam } from './standing-seam.server.ts';

export type CoveringKind = 'canal' | 'romane' | 'mechanical' | 'plain' | 'scales' | 'slate' | 'zinc';

export type Covering = {
  kind: CoveringKind;
  seed: string;
  /** 0 new, 1 neglected for forty years. */
  wear?: number;
  /** Makes tiles larger where the roof is far away and detail would be noise. */
  coarse?: number;
  palette?: readonly [Colour, ...Colour[]];
  edge?: ShingleEdge;
  /** Metal of the hooks that hold slates. */
  hook?: Colour;
  mirror?: Colour;
  gloss?: number;
  fate?: (cell: TileCell) => TileFate;
  covers?: (cell: TileCell) => boolean;
  /** No dark ground under the pieces: battens show where they are missing. */
  bare?: boolean;
};

/** Metres across one piece and up one course. */
export const SIZES: Record<CoveringKind, { width: number; course: number }> = {
  canal: { width: 0.25, course: 0.34 },
  romane: { width: 0.29, course: 0.36 },
  mechanical: { width: 0.24, course: 0.34 },
  plain: { width: 0.2, course: 0.19 },
  scales: { width: 0.2, course: 0.15 },
  slate: { width: 0.26, course: 0.16 },
  zinc: { width: 0.5, course: 2 },
};

const EDGE_OF: Record<'plain' | 'scales' | 'slate', ShingleEdge> = { plain: 'soft', scales: 'round', slate: 'square' };

export function layCovering(easel: Easel, plane: Plane, covering: Covering): void {
  const { kind, seed } = covering;
  const wear = covering.wear ?? 0.15;
  const coarse = covering.coarse ?? 1;
  if (!covering.bare) face(easel, outline(plane), lit(easel.light, colour('#3A2A22'), plane.normal));
  if (kind === 'zinc') {
    const palette = covering.palette ?? ZINC;
    layStandingSeam(easel, plane, {
      bay: SIZES.zinc.width * coarse,
      palette: wear > 0.5 ? OLD_ZINC : palette,
      seed,
      mirror: covering.mirror ?? colour('#CFDDE6'),
      wear,
      stain: colour('#6B5B4C'),
    });
    return;
  }
  const fate = covering.fate ?? ageing(seed, wear, kind === 'slate' ? [...OLD_SLATE] : [...OLD_CLAY]);
  const rest = {
    seed,
    fate,
    ...(covering.covers && { covers: covering.covers }),
    width: SIZES[kind].width * coarse,
    course: SIZES[kind].course * coarse,
  };
  if (isProfiled(kind)) {
    layProfiledTiles(easel, plane, {
      ...rest,
      profile: PROFILES[kind],
      palette: covering.palette ?? CLAY,
      gloss: covering.gloss ?? 0.1,
    });
    return;
  }
  layShingles(easel, plane, {
    ...rest,
    edge: covering.edge ?? EDGE_OF[kind],
    thickness: kind === 'slate' ? 0.007 * coarse : 0.014 * coarse,
    palette: covering.palette ?? (kind === 'slate' ? SLATE : PLAIN_CLAY),
    gloss: covering.gloss ?? (kind === 'slate' ? 0.5 : 0.05),
    disorder: 0.35 + wear * 0.5,
    ...(covering.hook && { hook: covering.hook }),
  });
}

type Corner = readonly [u: number, v: number];

/** Where a level line crosses the outline, left and right. */
function spanAt(corners: readonly Corner[], level: number): [number, number] {
  let [left, right] = [Infinity, -Infinity];
  corners.forEach(([u, v], index) => {
    const [nextU, nextV] = corners[(index + 1) % corners.length] ?? [u, v];
    if (Math.min(v, nextV) > level || Math.max(v, nextV) < level) return;
    const crossing = v === nextV ? u : u + ((nextU - u) * (level - v)) / (nextV - v);
    left = Math.min(left, crossing, v === nextV ? nextU : crossing);
    right = Math.max(right, crossing, v === nextV ? nextU : crossing);
  });
  return [left, right];
}

/** Covers only the part of a slope inside an outline given in its own metres (a hip, a gable, a valley). */
export function layClipped(easel: Easel, plane: Plane, corners: readonly Corner[], covering: Covering): void {
  const coarse = covering.coarse ?? 1;
  const { width, course } = SIZES[covering.kind];
  const [wide, high] = [width * coarse, course * coarse];
  const shape = onSheet(
    easel,
    corners.map(([u, v]) => on(plane, u, v)),
  );
  group(easel, clipTo(easel, shape), () =>
    layCovering(easel, plane, {
      ...covering,
      covers: (cell) => {
        const spans = [cell.v, cell.v + high].map((level) => spanAt(corners, level));
        const within = spans.some(([left, right]) => cell.u + wide > left && cell.u < right);
        return within && (covering.covers?.(cell) ?? true);
      },
    }),
  );
}

const PROFILES = { canal: CANAL, romane: ROMANE, mechanical: MECHANICAL } satisfies Record<string, Profile>;

const isProfiled = (kind: CoveringKind): kind is keyof typeof PROFILES => kind in PROFILES;

/** Same seed, two wears: what a tile suffers depends on its place, never on what was drawn before it. */
export function ageing(
  seed: string,
  wear: number,
  soils: readonly Colour[],
  losses = wear,
): (cell: TileCell) => TileFate {
  const chance = cellRandom(`${seed}/age`);
  const soot = fractalNoise(`${seed}/soot`, 3);
  const soil = (column: number, row: number) =>
    soils[Math.floor(chance(column, row, 1) * soils.length)] ?? colour('#7A5A48');
  const palette = soils[0] ?? colour('#7A5A48');
  return ({ column, row, u, v }) => {
    const fate: TileFate = {};
    const grime = soot(u * 0.5, v * 0.5);
    if (chance(column, row, 2) < wear * 1.15) {
      const worn = mix(soil(column, row), palette, chance(column, row, 3) * 0.6);
      fate.colour = brighten(worn, 0.78 + 0.5 * (1 - grime) * (0.6 + 0.4 * chance(column, row, 4)));
    }
    if (chance(column, row, 5) < losses * 0.05) fate.slip = 0.03 + 0.11 * chance(column, row, 6);
    if (chance(column, row, 7) < losses * 0.05) fate.turn = (chance(column, row, 8) - 0.5) * 0.09;
    return fate;
  };
}

/** Height of a canal or romane roof at `u`, for what lies on it. */
export function reliefOf(kind: CoveringKind, plane: Plane): (u: number) => number {
  if (!isProfiled(kind)) return () => 0.02;
  const profile: Profile = PROFILES[kind];
  const columns = Math.round(plane.width / SIZES[kind].width);
  return (u) => {
    const t = ((u * columns) / plane.width) % 1;
    const next = profile.findIndex((knot) => knot.t >= t);
    const [a, b] = [profile[Math.max(0, next - 1)], profile[next]];
    if (!a || !b || a.t === b.t) return 0.03;
    return a.h + ((b.h - a.h) * (t - a.t)) / (b.t - a.t) + 0.025;
  };
}
