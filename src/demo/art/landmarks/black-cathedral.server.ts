import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, faces, pixelsPerMetre, spot, stroke } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { outline } from '../kit/plane.server.ts';
import { add, length, minus, type Vector, vector } from '../kit/space.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { planHouse } from '../parts/house.server.ts';
import { drawTiers, drawTurret } from '../parts/turret.server.ts';

const LAVA = colour('#4B4850');
const ROOF = colour('#3F4854');
const BAYS = 7;
const BAY = 8.4;

type Place = {
  easel: Easel;
  size: number;
  at: (x: number, y: number, z: number) => Vector;
  tone: (own: Colour, normal: Vector) => Colour;
};

/** Cathedral of black lava seen from its flank: two spires at the west end, nave on buttresses, apse. */
export function drawBlackCathedral(easel: Easel, foot: Vector, size: number): void {
  const far = length(minus(foot, easel.camera.eye));
  const place: Place = {
    easel,
    size,
    at: (x, y, z) => add(foot, vector(x * size, y * size, z * size)),
    tone: (own, normal) => inHaze(easel.light, lit(easel.light, own, normal), far),
  };
  drawSpire(place, -14, 14);
  drawNave(place);
  drawApse(place);
  drawAisle(place);
  drawTransept(place);
  drawSpire(place, 0, -1);
}

/** Square tower with tall louvred openings, a ring of pinnacles, and the stone spire. */
function drawSpire(place: Place, x: number, y: number): void {
  const { easel, at, size, tone } = place;
  const foot = at(x, y, 0);
  drawTiers(
    easel,
    foot,
    LAVA,
    [
      { radius: 8 * size, crown: 7.6 * size, tall: 40 * size },
      { radius: 8.2 * size, tall: 1.4 * size, tint: 1.3 },
    ],
    4,
  );
  const opening = (shift: number, low: number, high: number, wide: number) => [
    at(x + shift - wide, y - 5.6, low),
    at(x + shift + wide, y - 5.6, low),
    at(x + shift + wide, y - 5.6, high),
    at(x + shift, y - 5.6, high + 2),
    at(x + shift - wide, y - 5.6, high),
  ];
  faces(
    easel,
    [opening(-2.4, 24, 36, 1), opening(2.4, 24, 36, 1), opening(0, 8, 17, 1.4)],
    tone(brighten(LAVA, 0.42), vector(0, -1, 0)),
  );
  for (const [dx, dy] of [
    [-5.4, 5.4],
    [5.4, 5.4],
    [-5.4, -5.4],
    [5.4, -5.4],
  ] as const)
    drawTiers(easel, at(x + dx, y + dy, 41), LAVA, [
      { radius: 1.3 * size, tall: 7 * size },
      { radius: 1.5 * size, crown: 0.1, tall: 9 * size, tint: 1.15 },
    ]);
  drawTiers(easel, at(x, y, 41), LAVA, [
    { radius: 5.4 * size, crown: 5 * size, tall: 8 * size, tint: 0.9 },
    { radius: 5.2 * size, crown: 0.2, tall: 47 * size, tint: 1.1 },
  ]);
  const crockets = Array.from({ length: 9 }, (_, index) => {
    const [z, reach] = [51 + index * 4.4, 5 * (1 - (2 + index * 4.4) / 47)];
    return [at(x - reach, y, z), at(x - reach - 0.7, y, z + 1.2), at(x - reach, y, z + 1.6)];
  });
  faces(easel, crockets, tone(LAVA, vector(-1, 0, 0)));
}

function drawNave({ easel, at, size, tone }: Place): void {
  const nave = planHouse({
    corner: at(5, 0, 0),
    wide: BAYS * BAY * size,
    deep: 15 * size,
    tall: 30 * size,
    pitch: 12 * size,
    overhang: 0.3,
    covering: { kind: 'slate', seed: 'nave' },
    seed: 'nave',
  });
  const [wall] = nave.walls;
  if (wall) face(easel, outline(wall), tone(LAVA, wall.normal));
  face(easel, outline(nave.front), tone(ROOF, nave.front.normal));
  const lancets = Array.from({ length: BAYS }, (_, bay) => {
    const x = 5 + (bay + 0.5) * BAY;
    return [at(x - 2, -0.1, 17), at(x + 2, -0.1, 17), at(x + 2, -0.1, 25), at(x, -0.1, 28), at(x - 2, -0.1, 25)];
  });
  faces(easel, lancets, '#D99A4E', 'fill-opacity=".85"');
  const mullions = Array.from({ length: BAYS }, (_, bay) => {
    const x = 5 + (bay + 0.5) * BAY;
    return [at(x - 0.2, -0.2, 17), at(x + 0.2, -0.2, 17), at(x + 0.2, -0.2, 27), at(x - 0.2, -0.2, 27)];
  });
  faces(easel, mullions, tone(LAVA, vector(0, -1, 0)));
  drawTiers(easel, at(5 + BAY * 4.5, 7.5, 40), ROOF, [
    { radius: 1.6 * size, tall: 4 * size },
    { radius: 1.8 * size, crown: 0.1, tall: 16 * size, tint: 1.2 },
  ]);
}

/** Low aisle, and the buttresses that fly over it to the nave, each under a pinnacle. */
function drawAisle({ easel, at, size, tone }: Place): void {
  const aisle = upright(at(5, -9, 0), BAYS * BAY * size, 9 * size, 13 * size);
  for (const side of visibleSides(easel, aisle))
    face(easel, outline(side), tone(side.normal.z > 0.5 ? ROOF : LAVA, side.normal));
  for (let bay = 0; bay <= BAYS; bay += 1) {
    const x = 5 + bay * BAY;
    stroke(
      easel,
      [spot(easel, at(x, -9, 19)), spot(easel, at(x, -4, 24.5)), spot(easel, at(x, 0, 27))],
      tone(LAVA, vector(0, -1, 0.3)),
      pixelsPerMetre(easel, at(x, -9, 19)) * 1.2 * size,
    );
    drawTiers(
      easel,
      at(x, -9, 0),
      LAVA,
      [
        { radius: 1.5 * size, tall: 19 * size, tint: 1.12 },
        { radius: 1.7 * size, crown: 0.1, tall: 8 * size, tint: 1.2 },
      ],
      4,
    );
  }
  const windows = Array.from({ length: BAYS }, (_, bay) => {
    const x = 5 + (bay + 0.5) * BAY;
    return [at(x - 1.5, -9.1, 3), at(x + 1.5, -9.1, 3), at(x + 1.5, -9.1, 9), at(x, -9.1, 11), at(x - 1.5, -9.1, 9)];
  });
  faces(easel, windows, '#C4834A', 'fill-opacity=".7"');
}

function drawTransept({ easel, at, size, tone }: Place): void {
  const [left, right] = [5 + BAY * 4, 5 + BAY * 5];
  const front = [
    at(left, -10, 0),
    at(right, -10, 0),
    at(right, -10, 30),
    at((left + right) / 2, -10, 40),
    at(left, -10, 30),
  ];
  face(easel, [at(left, -10, 0), at(left, -10, 30), at(left, 0, 30), at(left, 0, 0)], tone(LAVA, vector(-1, 0, 0)));
  face(
    easel,
    [at(left, -10, 30), at((left + right) / 2, -10, 40), at((left + right) / 2, 6, 40), at(left, 6, 30)],
    tone(ROOF, vector(-0.8, 0, 0.6)),
  );
  face(easel, front, tone(brighten(LAVA, 1.1), vector(0, -1, 0)));
  const middle = (left + right) / 2;
  const rose = (reach: number) =>
    Array.from({ length: 20 }, (_, index) =>
      at(middle + Math.cos(index / 3.183) * reach, -10.1, 24 + Math.sin(index / 3.183) * reach),
    );
  face(easel, rose(3.3), tone(brighten(LAVA, 0.5), vector(0, -1, 0)));
  face(easel, rose(2.8), '#E0A052');
  for (const x of [left, right])
    drawTiers(easel, at(x, -10, 0), LAVA, [
      { radius: 1.6 * size, tall: 32 * size, tint: 1.15 },
      { radius: 1.8 * size, crown: 0.1, tall: 9 * size, tint: 1.2 },
    ]);
}

function drawApse({ easel, at, size }: Place): void {
  const foot = at(5 + BAYS * BAY, 7.5, 0);
  drawTurret(easel, { foot, radius: 16 * size, tall: 13 * size, sides: 12, colour: LAVA });
  drawTurret(easel, {
    foot: add(foot, vector(0, 0, 13 * size)),
    radius: 16 * size,
    crown: 8 * size,
    tall: 3 * size,
    sides: 12,
    colour: ROOF,
  });
  drawTurret(easel, { foot, radius: 7.6 * size, tall: 30 * size, sides: 12, colour: LAVA });
  drawTurret(easel, {
    foot: add(foot, vector(0, 0, 30 * size)),
    radius: 7.8 * size,
    crown: 0.2,
    tall: 12 * size,
    sides: 12,
    colour: ROOF,
  });
}
