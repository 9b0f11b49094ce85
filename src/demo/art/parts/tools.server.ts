import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre, shape, spot, stroke } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, scale, type Vector, vector } from '../kit/space.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawTube } from './gutter.server.ts';

const ring = (at: Vector, radius: number, count = 20): Vector[] =>
  Array.from({ length: count }, (_, index) =>
    vector(
      at.x + Math.cos((index / count) * 6.2832) * radius,
      at.y + Math.sin((index / count) * 6.2832) * radius,
      at.z,
    ),
  );

/** A zinc bucket standing upright, with what it holds. */
export function drawBucket(easel: Easel, at: Vector, size: number, metal: Colour, content?: Colour): void {
  const top = vector(at.x, at.y, at.z + size * 1.05);
  face(easel, ring(add(at, vector(0.06 * size, 0, 0.001)), size * 0.52), easel.light.shadow, 'fill-opacity=".5"');
  drawTube(easel, at, top, size * 0.38, metal, 0.2, size * 0.52);
  face(easel, ring(top, size * 0.52), brighten(lit(easel.light, metal, vector(0, 0, 1)), 0.55));
  if (content)
    face(easel, ring(add(top, vector(0, 0, -0.1 * size)), size * 0.47), lit(easel.light, content, vector(0, 0, 1)));
  for (const [z, radius] of [
    [0.3, 0.425],
    [0.72, 0.482],
    [1.02, 0.525],
  ] as const) {
    const low = add(at, vector(0, 0, z * size));
    drawTube(easel, low, add(low, vector(0, 0, 0.035 * size)), radius * size, brighten(metal, 1.12), 0.1);
  }
  drawHandle(easel, top, size, metal);
}

function drawHandle(easel: Easel, top: Vector, size: number, metal: Colour): void {
  const bow = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12) * Math.PI;
    return spot(
      easel,
      vector(
        top.x - Math.cos(angle) * size * 0.52,
        top.y - Math.sin(angle) * size * 0.3,
        top.z + Math.sin(angle) * size * 0.22,
      ),
    );
  });
  const width = Math.max(1.4, pixelsPerMetre(easel, top) * size * 0.035);
  stroke(easel, bow, lit(easel.light, brighten(metal, 0.7), vector(0, -0.7, 0.7)), width);
}

/** Mallet lying on a surface: beech head, ash handle. */
export function drawMallet(easel: Easel, at: Vector, direction: Vector, size: number): void {
  const random = seededRandom('mallet');
  const across = vector(-direction.y, direction.x, 0);
  const lift = vector(0, 0, 0.055 * size);
  const head = add(at, lift);
  shadowUnder(easel, add(at, scale(direction, 0.2 * size)), direction, 0.5 * size, 0.06 * size);
  drawTube(easel, head, add(head, scale(direction, 0.42 * size)), 0.018 * size, colour('#C99C66'));
  drawBeam(
    easel,
    {
      from: add(head, scale(across, -0.1 * size)),
      to: add(head, scale(across, 0.1 * size)),
      wide: 0.1 * size,
      high: 0.1 * size,
      colour: colour('#B98550'),
    },
    random,
  );
}

/** Tinner's snips, half open. */
export function drawSnips(easel: Easel, at: Vector, size: number, turn: number): void {
  const point = (angle: number, reach: number, lift = 0.012) =>
    add(at, vector(Math.cos(angle + turn) * reach * size, Math.sin(angle + turn) * reach * size, lift * size));
  const steel = lit(easel.light, colour('#77838C'), vector(0, 0, 1));
  shadowUnder(easel, at, vector(Math.cos(turn), Math.sin(turn), 0), 0.5 * size, 0.08 * size);
  for (const side of [-1, 1]) {
    face(
      easel,
      [point(side * 0.1, -0.02), point(side * 0.34, 0.06), point(side * 0.26, 0.3), point(side * 0.22, 0.32)],
      brighten(steel, side > 0 ? 1.25 : 0.9),
    );
    const grip = Array.from({ length: 9 }, (_, index) => {
      const share = index / 8;
      return point(Math.PI + side * (0.5 - share * 0.28), 0.04 + share * 0.42, 0.02);
    });
    const inner = grip.map((_, index) => {
      const share = index / 8;
      return point(Math.PI + side * (0.32 - share * 0.22), 0.04 + share * 0.42, 0.02);
    });
    face(easel, [...grip, ...inner.reverse()], lit(easel.light, colour('#A8391D'), vector(0, 0, 1)));
  }
  const pin = ring(point(0, 0.02, 0.03), 0.022 * size, 12);
  face(easel, pin, brighten(steel, 1.5));
}

function shadowUnder(easel: Easel, at: Vector, direction: Vector, long: number, wide: number): void {
  const across = vector(-direction.y, direction.x, 0);
  const round = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 6.2832;
    return spot(
      easel,
      add(add(at, scale(direction, Math.cos(angle) * long * 0.55)), scale(across, Math.sin(angle) * wide)),
    );
  });
  shape(easel, round, easel.light.shadow, 'fill-opacity=".4"');
}

/** A roll (insulation, zinc, membrane) lying on the floor: mantle and spiral end. */
export function drawRoll(easel: Easel, from: Vector, to: Vector, radius: number, skin: Colour, core: Colour): void {
  drawTube(easel, from, to, radius, skin, 0.9);
  const axis = { x: to.x - from.x, y: to.y - from.y };
  const span = Math.hypot(axis.x, axis.y) || 1;
  const across = vector(-axis.y / span, axis.x / span, 0);
  const end = add(from, scale(vector(axis.x / span, axis.y / span, 0), -0.002));
  const disc = (share: number) =>
    Array.from({ length: 24 }, (_, index) =>
      add(
        end,
        add(
          scale(across, Math.cos((index / 24) * 6.2832) * radius * share),
          vector(0, 0, Math.sin((index / 24) * 6.2832) * radius * share),
        ),
      ),
    );
  for (let turn = 7; turn > 0; turn -= 1)
    face(
      easel,
      disc(turn / 7),
      brighten(lit(easel.light, core, vector(-axis.x / span, -axis.y / span, 0.2)), turn % 2 ? 1 : 0.8),
    );
}
