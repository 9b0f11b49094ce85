import { brighten, colour, css } from '../kit/colour.server.ts';
import { type Easel, face, faces, pathOf, pixelsPerMetre, spot } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, outline, patch } from '../kit/plane.server.ts';
import { add, length, minus, type Vector, vector } from '../kit/space.server.ts';
import { BRICK } from '../materials/masonry.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawLattice, square } from '../parts/lattice.server.ts';
import { drawTurret } from '../parts/turret.server.ts';

const STEEL = colour('#6E4A3A');

/** Headframe of a coal mine: lattice tower, slanting stay, and the two winding wheels. */
export function drawHeadframe(easel: Easel, foot: Vector, tall: number): void {
  const at = (x: number, y: number, z: number) => add(foot, vector(x, y, z));
  const deck = tall * 0.78;
  for (const shift of [0, 5])
    drawLattice(easel, {
      base: square(at(26, shift, 0), 1.6),
      top: square(at(3, shift, deck + 1), 1),
      bays: 8,
      colour: STEEL,
      heft: 0.34,
    });
  drawLattice(easel, {
    base: square(at(0, 2.5, 0), 5),
    top: square(at(0, 2.5, deck), 3.4),
    bays: 6,
    colour: STEEL,
    heft: 0.42,
  });
  const platform = upright(at(-5.4, -2.6, deck), 11.6, 10.4, 1);
  for (const side of visibleSides(easel, platform))
    face(easel, outline(side), lit(easel.light, brighten(STEEL, 0.8), side.normal));
  for (const shift of [5.4, -0.4]) drawWheel(easel, at(0, shift, deck + 4.6), 3.9);
  drawLattice(easel, {
    base: square(at(0, 2.5, deck + 1), 3.2),
    top: square(at(0, 2.5, tall), 2.4),
    bays: 2,
    colour: STEEL,
    heft: 0.3,
  });
  const roof = upright(at(-3, -0.6, tall), 6, 6.2, 0.5);
  for (const side of visibleSides(easel, roof)) face(easel, outline(side), lit(easel.light, STEEL, side.normal));
}

/** A winding wheel seen nearly from the side. */
function drawWheel(easel: Easel, hub: Vector, radius: number): void {
  const place = (angle: number, reach: number) =>
    spot(easel, vector(hub.x + Math.cos(angle) * reach, hub.y, hub.z + Math.sin(angle) * reach));
  const turn = (index: number) => (index / 28) * Math.PI * 2;
  const rim = Array.from({ length: 28 }, (_, index) => place(turn(index), radius));
  const spokes = Array.from({ length: 8 }, (_, index) =>
    pathOf([place(turn(index * 3.5), 0.4), place(turn(index * 3.5), radius)], false),
  );
  const metre = pixelsPerMetre(easel, hub);
  const tone = css(lit(easel.light, brighten(STEEL, 0.62), vector(0, -0.8, 0.5)));
  easel.put(
    `<path d="${pathOf(rim)}" fill="none" stroke="${tone}" stroke-width="${(metre * 0.55).toFixed(1)}"/>` +
      `<path d="${spokes.join('')}" fill="none" stroke="${tone}" stroke-width="${(metre * 0.22).toFixed(1)}"/>`,
  );
}

/** Brick hall of the pit-head with a saw-tooth roof lit from the north. */
export function drawPitHall(easel: Easel, corner: Vector, teeth: number, size: number): void {
  const far = length(minus(corner, easel.camera.eye));
  const tone = (own: typeof STEEL, normal: Vector, share = 1) =>
    inHaze(easel.light, brighten(lit(easel.light, own, normal), share), far);
  const deep = 26;
  const hall = upright(corner, teeth * size, deep, 8);
  for (const side of visibleSides(easel, hall).filter(({ normal }) => normal.z < 0.5)) {
    face(easel, outline(side), tone(BRICK[0], side.normal));
    const bays = Math.round(side.width / 3.6);
    const panes = Array.from({ length: bays }, (_, bay) => {
      const u = ((bay + 0.5) * side.width) / bays;
      const arch = [0.9, 0.5, 0, -0.5, -0.9].map((x) =>
        on(side, u + x, 5.4 + 0.9 * Math.sqrt(1 - (x / 0.95) ** 2), 0.02),
      );
      return [on(side, u - 0.9, 1.6, 0.02), on(side, u + 0.9, 1.6, 0.02), ...arch];
    });
    faces(easel, panes, tone(colour('#4A5660'), side.normal));
    face(easel, patch(side, 0, 7.4, side.width, 8, 0.03), tone(colour('#D8C09A'), side.normal));
  }
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = corner.x + tooth * size;
    const edge = (dx: number, dy: number, z: number) => vector(x + dx, corner.y + dy, corner.z + 8 + z);
    face(easel, [edge(0, 0, 0), edge(size, 0, 0), edge(size, 0, 3.4)], tone(BRICK[1], vector(0, -1, 0)));
    face(
      easel,
      [edge(0, 0, 0), edge(size, 0, 3.4), edge(size, deep, 3.4), edge(0, deep, 0)],
      tone(colour('#A4553C'), vector(-0.4, -0.1, 0.9)),
    );
  }
}

/** Round brick chimney of the boiler house. */
export function drawStack(easel: Easel, foot: Vector, tall: number): void {
  drawTurret(easel, { foot, radius: 2.2, crown: 1.3, tall, sides: 14, colour: BRICK[2] });
  drawTurret(easel, { foot: add(foot, vector(0, 0, tall)), radius: 1.6, tall: 1.2, sides: 14, colour: BRICK[0] });
}
