import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face, faces } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, outline, type Plane } from '../kit/plane.server.ts';
import { add, length, minus, type Vector, vector } from '../kit/space.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { planHouse } from '../parts/house.server.ts';
import { drawLattice, square } from '../parts/lattice.server.ts';
import { drawTiers, drawTurret } from '../parts/turret.server.ts';

const STONE = colour('#E6DCC8');
const LEAD = colour('#8794A0');

/** Basilica of Fourvière seen from the town: apse between two crowned towers, two more behind, the gilded Virgin beside. */
export function drawBasilica(easel: Easel, foot: Vector, size: number): void {
  const at = (x: number, y: number, z: number) => add(foot, vector(x * size, y * size, z * size));
  const far = length(minus(foot, easel.camera.eye));
  const tone = (hex: typeof STONE, normal: Vector) => inHaze(easel.light, lit(easel.light, hex, normal), far);
  for (const side of [-1, 1]) drawTower(easel, at(side * 15.5, 58, 0), size);
  const nave = planHouse({
    corner: at(-12, 10, 0),
    turn: 0,
    wide: 24 * size,
    deep: 50 * size,
    tall: 27 * size,
    pitch: 5 * size,
    overhang: 0.4,
    covering: { kind: 'slate', seed: 'nave' },
    seed: 'nave',
  });
  for (const wall of nave.walls.slice(0, 1)) face(easel, outline(wall), tone(STONE, wall.normal));
  face(easel, outline(nave.front), tone(LEAD, nave.front.normal));
  drawTiers(
    easel,
    at(0, 10, 0),
    STONE,
    [
      { radius: 10.6 * size, tall: 22 * size },
      { radius: 11.2 * size, tall: 1.6 * size, tint: 1.1 },
    ],
    12,
  );
  pierceDrum(easel, at(0, 10, 0), size);
  drawTurret(easel, {
    foot: at(0, 10, 23.6),
    radius: 10.8 * size,
    crown: 1 * size,
    tall: 7 * size,
    sides: 12,
    colour: LEAD,
  });
  drawTiers(easel, at(0, 10, 30.6), colour('#8FA89A'), [
    { radius: 1 * size, tall: 2 * size },
    { radius: 0.5 * size, crown: 0.1, tall: 4 * size },
  ]);
  for (const side of [-1, 1]) drawTower(easel, at(side * 14.5, 4, 0), size);
  drawVirgin(easel, at(-27, 18, 0), size);
}

/** Tall dark bays of the apse between pilasters. */
function pierceDrum(easel: Easel, { x, y, z }: Vector, size: number): void {
  const bays = [-2, -1, 0, 1, 2].map((bay) => {
    const angle = -Math.PI / 2 + bay * 0.52;
    const edge = (turn: number, rise: number) =>
      vector(x + Math.cos(angle + turn) * 10.7 * size, y + Math.sin(angle + turn) * 10.7 * size, z + rise * size);
    return [edge(-0.12, 7), edge(0.12, 7), edge(0.12, 16), edge(0, 18), edge(-0.12, 16)];
  });
  faces(easel, bays, inHaze(easel.light, lit(easel.light, colour('#6A6660'), vector(0, -1, 0)), y));
}

/** Octagonal tower: plain shaft, open arcade, and a crown that widens. */
function drawTower(easel: Easel, foot: Vector, size: number): void {
  drawTiers(easel, foot, STONE, [
    { radius: 4.6 * size, crown: 4.3 * size, tall: 22 * size },
    { radius: 4.7 * size, tall: 1 * size, tint: 1.1 },
    { radius: 4 * size, tall: 9 * size, tint: 0.62 },
    { radius: 4.8 * size, tall: 1 * size, tint: 1.12 },
    { radius: 4.2 * size, tall: 4.4 * size },
    { radius: 4.3 * size, crown: 4.9 * size, tall: 4.4 * size, tint: 1.04 },
    { radius: 5 * size, tall: 1.4 * size, tint: 1.16 },
  ]);
  for (let post = 0; post < 8; post += 1) {
    const angle = ((post + 0.5) / 8) * Math.PI * 2;
    const corner = (reach: number, rise: number) =>
      vector(foot.x + Math.cos(angle) * reach * size, foot.y + Math.sin(angle) * reach * size, foot.z + rise * size);
    if (Math.sin(angle) < 0.2)
      drawTurret(easel, { foot: corner(4.2, 23), radius: 0.7 * size, tall: 9 * size, colour: STONE });
    drawTurret(easel, {
      foot: corner(4.6, 43.2),
      radius: 0.8 * size,
      crown: 0.3 * size,
      tall: 2.6 * size,
      colour: STONE,
    });
  }
}

/** Bell tower of the old chapel with its gilded statue. */
function drawVirgin(easel: Easel, foot: Vector, size: number): void {
  drawTiers(
    easel,
    foot,
    brighten(STONE, 0.92),
    [
      { radius: 4.4 * size, tall: 20 * size },
      { radius: 4.8 * size, tall: 1 * size, tint: 1.1 },
      { radius: 3.4 * size, crown: 3 * size, tall: 7 * size },
      { radius: 3 * size, crown: 1.4 * size, tall: 4 * size, tint: 0.8 },
    ],
    4,
  );
  drawTiers(easel, add(foot, vector(0, 0, 32 * size)), colour('#F0B63A'), [
    { radius: 1.3 * size, crown: 0.9 * size, tall: 3 * size },
    { radius: 0.9 * size, crown: 0.4 * size, tall: 2 * size, tint: 1.15 },
  ]);
}

/** Long terrace wall under the basilica, on arches. */
export function drawTerrace(easel: Easel, foot: Vector, wide: number, tall: number): void {
  const far = length(minus(foot, easel.camera.eye));
  const wall = upright(vector(foot.x - wide / 2, foot.y, foot.z - tall), wide, 4, tall);
  const tone = (share: number, normal: Vector) =>
    inHaze(easel.light, brighten(lit(easel.light, colour('#CDBFA2'), normal), share), far);
  for (const side of visibleSides(easel, wall)) {
    face(easel, outline(side), tone(1, side.normal));
    if (side.width > 10) faces(easel, archesOf(side, tall), tone(0.6, side.normal));
  }
}

function archesOf(wall: Plane, tall: number): Vector[][] {
  const count = Math.round(wall.width / 6);
  return Array.from({ length: count }, (_, index) => {
    const u = ((index + 0.5) * wall.width) / count;
    return [
      on(wall, u - 1.7, 0),
      on(wall, u + 1.7, 0),
      ...Array.from({ length: 7 }, (_step, step) =>
        on(wall, u + 1.7 * Math.cos((step / 6) * Math.PI), tall * 0.5 + 1.7 * Math.sin((step / 6) * Math.PI)),
      ),
    ];
  });
}

/** The lattice tower that stands beside: the top of an iron tower, set on a hill. */
export function drawIronTower(easel: Easel, { x, y, z }: Vector, tall: number): void {
  const iron = colour('#5E5852');
  const at = (share: number) => vector(x, y, z + tall * share);
  const stage = (low: number, high: number, from: number, to: number, bays: number) =>
    drawLattice(easel, { base: square(at(low), from), top: square(at(high), to), bays, colour: iron, heft: 0.42 });
  stage(0, 0.36, 7, 4.4, 3);
  stage(0.36, 0.82, 4.4, 1.7, 7);
  for (const [share, half] of [
    [0.36, 5.2],
    [0.82, 2.7],
  ] as const)
    drawTurret(easel, { foot: at(share), radius: half, tall: 2, sides: 4, colour: iron });
  stage(0.84, 0.93, 1.4, 0.8, 2);
  drawTurret(easel, { foot: at(0.93), radius: 0.5, crown: 0.12, tall: tall * 0.13, colour: iron });
}

/** The primatial church by the river: a steep roof between two pairs of square towers. */
export function drawSaintJean(easel: Easel, foot: Vector, size: number): void {
  const stone = colour('#DCCBA8');
  const far = length(minus(foot, easel.camera.eye));
  const at = (x: number, y: number) => add(foot, vector(x * size, y * size, 0));
  const tower = (x: number, y: number, tall: number) => {
    drawTiers(
      easel,
      at(x, y),
      stone,
      [
        { radius: 7.4 * size, tall: tall * size },
        { radius: 7.9 * size, tall: 1.2 * size, tint: 1.12 },
        { radius: 6.6 * size, tall: 1.6 * size, tint: 0.8 },
      ],
      4,
    );
    const lancet = (shift: number, low: number, high: number) =>
      [-0.8, 0.8, 0.8, 0, -0.8].map((side, index) =>
        add(
          at(x, y),
          vector((shift + side) * size, -5.3 * size, (index < 2 ? low : index === 3 ? high + 1.4 : high) * size),
        ),
      );
    const dark = inHaze(easel.light, lit(easel.light, colour('#6B5F52'), vector(0, -1, 0)), far);
    faces(
      easel,
      [-2, 2].flatMap((shift) => [lancet(shift, tall - 12, tall - 4), lancet(shift, tall - 22, tall - 16)]),
      dark,
    );
  };
  for (const x of [-13, 13]) tower(x, 44, 42);
  const nave = planHouse({
    corner: at(-10, 0),
    wide: 20 * size,
    deep: 46 * size,
    tall: 26 * size,
    pitch: 13 * size,
    overhang: 0.4,
    covering: { kind: 'canal', seed: 'jean' },
    seed: 'jean',
  });
  for (const wall of nave.walls.slice(0, 1))
    face(easel, outline(wall), inHaze(easel.light, lit(easel.light, stone, wall.normal), far));
  face(easel, outline(nave.front), inHaze(easel.light, lit(easel.light, colour('#9C5A42'), nave.front.normal), far));
  for (const x of [-13, 13]) tower(x, 2, 38);
}
