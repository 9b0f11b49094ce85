import { type Colour, colour } from '../kit/colour.server.ts';
import type { Easel } from '../kit/easel.server.ts';
import { clipTo, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { type Plane, planeThrough } from '../kit/plane.server.ts';
import { vector } from '../kit/space.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OAK, OLD_OAK } from '../materials/clay.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { type Beam, layTimber } from '../materials/timber.server.ts';
import { trussBeams } from '../parts/frame.server.ts';

/** An attic seen along its ridge: floor in x 0 to span, y 0 to depth, ridge in the middle. */
export type Attic = { span: number; depth: number; rise: number; left: Plane; right: Plane; floor: Plane; end: Plane };

/** The room goes on behind the viewer. */
const FRONT = -4;

export function planAttic(span = 8, depth = 11, rise = 4.2): Attic {
  const half = span / 2;
  return {
    span,
    depth,
    rise,
    // Both slopes face inwards.
    left: planeThrough(vector(0, FRONT, 0), vector(0, depth, 0), vector(half, FRONT, rise)),
    right: planeThrough(vector(span, depth, 0), vector(span, FRONT, 0), vector(half, depth, rise)),
    floor: planeThrough(vector(0, FRONT, 0), vector(span, FRONT, 0), vector(0, depth, 0)),
    end: planeThrough(vector(0, depth, 0), vector(span, depth, 0), vector(0, depth, rise)),
  };
}

export type AtticSkin = {
  wear: number;
  seed: string;
  wood?: Colour;
  boards?: 'fir' | 'oak';
  trusses?: readonly number[];
  rafterGap?: number;
};

/** The end wall of rubble, with a window that looks out on whatever was painted before. */
export function drawEndWall(
  easel: Easel,
  attic: Attic,
  window: { x: number; z: number; wide: number; tall: number },
  seed: string,
): void {
  const { span, depth, rise } = attic;
  const at = (x: number, z: number) => vector(x, depth, z);
  const { x, z, wide, tall } = window;
  const parts = [
    [at(0, 0), at(span / 2, rise), at(span / 2, z + tall), at(x, z + tall), at(x, z), at(x, 0)],
    [at(span, 0), at(span / 2, rise), at(span / 2, z + tall), at(x + wide, z + tall), at(x + wide, z), at(x + wide, 0)],
    [at(x - 0.02, 0), at(x + wide + 0.02, 0), at(x + wide + 0.02, z), at(x - 0.02, z)],
  ];
  for (const part of parts) {
    group(easel, clipTo(easel, onSheet(easel, part)), () =>
      layBlocks(easel, attic.end, {
        palette: STONE,
        joint: colour('#BCAA8C'),
        wide: 0.42,
        high: 0.22,
        rough: 0.9,
        seed,
      }),
    );
  }
  const reveal = (a: ReturnType<typeof at>, b: ReturnType<typeof at>, share: string) =>
    face(easel, [a, b, vector(b.x, depth + 0.45, b.z), vector(a.x, depth + 0.45, a.z)], share);
  reveal(at(x, z), at(x + wide, z), '#E8D2AC');
  reveal(at(x, z), at(x, z + tall), '#B79E7C');
  reveal(at(x + wide, z), at(x + wide, z + tall), '#8C775E');
  const bar = lit(easel.light, colour('#6B5240'), vector(0, -1, 0));
  const rect = (x0: number, z0: number, x1: number, z1: number) =>
    face(
      easel,
      [
        vector(x0, depth + 0.4, z0),
        vector(x1, depth + 0.4, z0),
        vector(x1, depth + 0.4, z1),
        vector(x0, depth + 0.4, z1),
      ],
      bar,
    );
  rect(x, z, x + wide, z + 0.06);
  rect(x, z + tall - 0.06, x + wide, z + tall);
  for (const share of [0, 0.5, 1]) rect(x + wide * share - 0.03, z, x + wide * share + 0.03, z + tall);
  rect(x, z + tall * 0.5 - 0.025, x + wide, z + tall * 0.5 + 0.025);
}

export function drawAtticSkin(easel: Easel, attic: Attic, skin: AtticSkin): void {
  const palette = skin.boards === 'fir' ? FIR : skin.wear > 0.5 ? OLD_OAK : OAK;
  for (const [index, slope] of [attic.left, attic.right].entries()) {
    layBoards(easel, slope, {
      run: 'u',
      wide: 0.2,
      long: 3.4,
      palette,
      seed: `${skin.seed}/slope${index}`,
      wear: skin.wear,
    });
  }
}

export function drawAtticFloor(easel: Easel, attic: Attic, skin: AtticSkin): void {
  layBoards(easel, attic.floor, {
    run: 'v',
    wide: 0.24,
    long: 3.1,
    palette: skin.wear > 0.5 ? OLD_OAK : FIR,
    seed: `${skin.seed}/floor`,
    wear: skin.wear,
  });
}

/** Rafters under the boards, purlins, and king-post trusses standing on the floor. */
export function drawAtticTimber(easel: Easel, attic: Attic, skin: AtticSkin, sag = 0): void {
  const { span, depth, rise } = attic;
  const wood = skin.wood ?? (skin.wear > 0.5 ? OLD_OAK[0] : OAK[0]);
  const slope = rise / (span / 2);
  const beams: Beam[] = [];
  for (let y = FRONT + 0.2; y < depth; y += skin.rafterGap ?? 0.62) {
    for (const side of [-1, 1]) {
      const x = (share: number) => span / 2 + side * (span / 2) * share;
      const z = (share: number) => rise * (1 - share) - 0.08 * Math.sqrt(1 + slope ** 2);
      beams.push(
        rafter(vector(x(1), y, z(1)), vector(x(0.5), y, z(0.5)), wood, skin.wear),
        rafter(vector(x(0.5), y, z(0.5)), vector(x(0), y, z(0)), wood, skin.wear),
      );
    }
  }
  const stations = [FRONT, ...(skin.trusses ?? [2.6, 5.6, 8.6]), depth];
  for (const share of [0.5, -0.5]) {
    stations.slice(0, -1).forEach((y, index) => {
      const next = stations[index + 1] ?? y;
      const at = (where: number) =>
        vector(
          span / 2 + (share * span) / 2,
          where,
          rise * 0.5 - 0.32 - sag * Math.sin(((where - FRONT) / (depth - FRONT)) * Math.PI),
        );
      beams.push({ from: at(y), to: at(next), wide: 0.18, high: 0.24, colour: wood, wear: skin.wear });
    });
  }
  layTimber(easel, beams, `${skin.seed}/rafters`);
  for (const y of [...(skin.trusses ?? [2.6, 5.6, 8.6])].reverse()) {
    layTimber(
      easel,
      trussBeams(
        {
          foot: vector(0.35, 0, 0.2),
          span: span - 0.7,
          plate: 0,
          rise: rise - 0.72,
          trusses: [],
          colour: wood,
          wear: skin.wear,
          sag: sag * 0.4,
          heavy: 1.1,
        },
        y,
      ),
      `${skin.seed}/truss${y}`,
    );
  }
}

const rafter = (from: Beam['from'], to: Beam['to'], wood: Colour, wear: number): Beam => ({
  from,
  to,
  wide: 0.09,
  high: 0.15,
  colour: wood,
  wear,
});
