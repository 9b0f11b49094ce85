import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, between, length, minus, type Vector, vector } from '../kit/space.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { type Box, visibleSides } from './box.server.ts';
import { drawTube } from './gutter.server.ts';

/** A ladder from its foot to its head; `across` is half its width as a vector. */
export function drawLadder(easel: Easel, foot: Vector, head: Vector, across: Vector, wood = true): void {
  const random = seededRandom('ladder');
  const rungs = Math.round(length(minus(head, foot)) / 0.29);
  const tint = wood ? colour('#C99A5E') : colour('#AEBAC2');
  for (let index = 1; index < rungs; index += 1) {
    const at = between(foot, head, index / rungs);
    drawTube(easel, minus(at, across), add(at, across), 0.017, brighten(tint, 0.9));
  }
  for (const side of [-1, 1]) {
    const shift = vector(across.x * side, across.y * side, across.z * side);
    drawBeam(easel, { from: add(foot, shift), to: add(head, shift), wide: 0.035, high: 0.075, colour: tint }, random);
  }
}

export type ScaffoldSetting = {
  from: Vector;
  along: Vector;
  inward: Vector;
  bays: number;
  bay: number;
  deep: number;
  levels: readonly number[];
  top: number;
};

/** Steel scaffold: two rows of standards, ledgers, planks with toe boards, guard rails, diagonal braces. */
export function drawScaffold(easel: Easel, setting: ScaffoldSetting): void {
  const { from, along, inward, bays, bay, deep, levels, top } = setting;
  const steel = colour('#98A4AC');
  const at = (a: number, b: number, z: number) =>
    vector(
      from.x + along.x * a * bay + inward.x * b * deep,
      from.y + along.y * a * bay + inward.y * b * deep,
      from.z + z,
    );
  const tube = (a: Vector, b: Vector, radius = 0.026) => drawTube(easel, a, b, radius, steel);
  for (let post = 0; post <= bays; post += 1) tube(at(post, 1, 0), at(post, 1, top));
  for (const level of levels) {
    for (let index = 0; index < bays; index += 1) {
      const random = seededRandom(`plank/${level}/${index}`);
      for (let board = 0; board < 3; board += 1) {
        const share = 0.85 - board * 0.34;
        drawBeam(
          easel,
          {
            from: at(index, share, level),
            to: at(index + 1, share, level),
            wide: deep * 0.31,
            high: 0.045,
            colour: colour('#C29A66'),
          },
          random,
        );
      }
    }
    tube(at(0, 1, level + 1), at(bays, 1, level + 1));
  }
  for (let post = 0; post <= bays; post += 1) {
    tube(at(post, 0, -0.02), at(post, 0, top));
    for (const level of levels) tube(at(post, 0, level - 0.05), at(post, 1, level - 0.05));
  }
  for (const level of levels) {
    for (const rail of [0.5, 1]) tube(at(0, 0, level + rail), at(bays, 0, level + rail), 0.022);
    drawBeam(
      easel,
      { from: at(0, 0, level + 0.1), to: at(bays, 0, level + 0.1), wide: 0.03, high: 0.16, colour: colour('#C99E62') },
      seededRandom(`toe/${level}`),
    );
  }
  for (let index = 0; index < bays; index += 2) tube(at(index, 0, 0.1), at(index + 1, 0, (levels[0] ?? 2) - 0.1), 0.02);
}

/** Plain painted box, for crates, sheets and stacks. */
export function drawCrate(easel: Easel, box: Box, hex: string): void {
  for (const side of visibleSides(easel, box))
    face(easel, patch(side, 0, 0, side.width, side.rise), lit(easel.light, colour(hex), side.normal));
}

/** A stack of new tiles standing on a slope. */
export function drawTileStack(easel: Easel, plane: Plane, u: number, v: number, count: number, seed: string): void {
  const random = seededRandom(seed);
  face(easel, patch(plane, u - 0.3, v - 0.08, u + 0.3, v + 0.46, 0.03), easel.light.shadow, 'fill-opacity=".45"');
  for (let index = 0; index < count; index += 1) {
    const base = on(plane, u + random.between(-0.012, 0.012), v + random.between(-0.012, 0.012), 0.05 + index * 0.052);
    const [wide, deep] = [0.27, 0.4];
    const corner = (a: number, b: number, lift: number) => add(base, minus(on(plane, a, b, lift), on(plane, 0, 0)));
    const clay = brighten(colour('#BC5B36'), random.between(0.85, 1.15));
    const bump = (lift: number) =>
      Array.from({ length: 9 }, (_, step) => {
        const share = step / 8;
        return corner(-wide / 2 + wide * share, 0, lift + 0.04 * Math.sin(share * Math.PI));
      });
    face(easel, [...bump(0.038), ...bump(0).reverse()], brighten(lit(easel.light, clay, vector(0, -0.9, 0.3)), 0.96));
    const strips = 6;
    for (let strip = 0; strip < strips; strip += 1) {
      const [s0, s1] = [strip / strips, Math.min(1, (strip + 1.2) / strips)];
      const rise = (share: number) => 0.038 + 0.04 * Math.sin(share * Math.PI);
      const lean = Math.cos(((s0 + s1) / 2) * Math.PI);
      face(
        easel,
        [
          corner(-wide / 2 + wide * s0, 0, rise(s0)),
          corner(-wide / 2 + wide * s1, 0, rise(s1)),
          corner(-wide / 2 + wide * s1, deep, rise(s1)),
          corner(-wide / 2 + wide * s0, deep, rise(s0)),
        ],
        lit(easel.light, clay, vector(-lean * 0.7, -0.2, 0.8)),
      );
    }
  }
}
