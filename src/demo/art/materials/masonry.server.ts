import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom, fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { length, minus } from '../kit/space.server.ts';

export const RENDER = colour('#DCC6A2');
export const STONE = [colour('#B9A68A'), colour('#A9967B'), colour('#C7B699'), colour('#9C8B74')] as const;
export const BRICK = [colour('#A65A40'), colour('#B4674A'), colour('#96503A'), colour('#BD7857')] as const;

/** Lime render: slow clouds of tone, drips under the top, splashes at the foot. */
export function layRender(easel: Easel, wall: Plane, base: Colour, seed: string, wear = 0.4): void {
  const clouds = fractalNoise(`${seed}/clouds`, 3);
  const cell = Math.max(0.22, Math.max(wall.width, wall.rise) / 34);
  const distance = length(minus(on(wall, wall.width / 2, wall.rise / 2), easel.camera.eye));
  const tone = (share: number) => inHaze(easel.light, brighten(lit(easel.light, base, wall.normal), share), distance);
  face(easel, patch(wall, 0, 0, wall.width, wall.rise), tone(1));
  for (let v = 0; v < wall.rise; v += cell) {
    for (let u = 0; u < wall.width; u += cell) {
      const damp = Math.max(0, 1 - v / 0.9) * 0.2 * wear + Math.max(0, 1 - (wall.rise - v) / 0.7) * 0.16 * wear;
      const share = 1 + (clouds(u * 0.9, v * 0.9) - 0.5) * 0.14 * wear - damp;
      face(
        easel,
        patch(wall, u, v, Math.min(wall.width, u + cell * 1.1), Math.min(wall.rise, v + cell * 1.1)),
        tone(share),
      );
    }
  }
  drawCracks(easel, wall, seed);
}

function drawCracks(easel: Easel, wall: Plane, seed: string): void {
  const random = seededRandom(`${seed}/specks`);
  if (pixelsPerMetre(easel, on(wall, wall.width / 2, wall.rise / 2)) < 60) return;
  const count = Math.min(500, Math.round(wall.width * wall.rise * 20));
  for (let index = 0; index < count; index += 1) {
    const [u, v] = [random.between(0, wall.width), random.between(0, wall.rise)];
    const size = random.between(0.006, 0.03);
    face(
      easel,
      patch(wall, u, v, Math.min(wall.width, u + size * random.between(1, 3)), v + size * 0.6),
      random.chance(0.5) ? '#fff4dc' : easel.light.shadow,
      'fill-opacity=".13"',
    );
  }
}

export type BlockSetting = {
  palette: readonly Colour[];
  joint: Colour;
  wide: number;
  high: number;
  /** Irregular rubble (1) or sawn courses (0). */
  rough: number;
  seed: string;
};

/** Bricks or rubble in courses, each block with its own tone and a lit upper edge. */
export function layBlocks(easel: Easel, wall: Plane, setting: BlockSetting): void {
  const chance = cellRandom(setting.seed);
  const first = setting.palette[0] ?? RENDER;
  face(easel, patch(wall, 0, 0, wall.width, wall.rise), lit(easel.light, setting.joint, wall.normal));
  let row = 0;
  for (let v = 0; v < wall.rise - 0.01; row += 1) {
    const high = Math.min(wall.rise - v, setting.high * (1 + (chance(0, row, 1) - 0.5) * 0.7 * setting.rough));
    let u = -setting.wide * (row % 2 ? 0.5 : chance(1, row, 2) * setting.rough);
    for (let column = 0; u < wall.width; column += 1) {
      const wide = setting.wide * (1 + (chance(column, row, 3) - 0.5) * 1.2 * setting.rough);
      drawBlock(
        easel,
        wall,
        { u: Math.max(0, u), v, wide: Math.min(u + wide, wall.width) - Math.max(0, u), high },
        setting,
        {
          own: setting.palette[Math.floor(chance(column, row, 4) * setting.palette.length)] ?? first,
          chance: (salt) => chance(column, row, salt),
        },
      );
      u += wide;
    }
    v += high;
  }
}

type Block = { u: number; v: number; wide: number; high: number };

function drawBlock(
  easel: Easel,
  wall: Plane,
  { u, v, wide, high }: Block,
  setting: BlockSetting,
  { own, chance }: { own: Colour; chance: (salt: number) => number },
): void {
  const joint = Math.min(setting.high, setting.wide) * 0.07;
  if (wide < joint * 3) return;
  const bend = (salt: number) => (chance(salt) - 0.5) * setting.high * 0.28 * setting.rough;
  const [left, right, low, top] = [u + joint, u + wide - joint, v + joint, v + high - joint];
  const tone = brighten(lit(easel.light, own, wall.normal), 0.86 + chance(9) * 0.28);
  const corners = [
    on(wall, left + bend(5) ** 2, low + bend(6) / 3),
    on(wall, right, low - bend(7) / 3),
    on(wall, right - bend(8) ** 2, top + bend(5) / 3),
    on(wall, left, top - bend(6) / 3),
  ];
  face(easel, corners, tone);
  if (pixelsPerMetre(easel, on(wall, u, v)) * high < 9) return;
  face(
    easel,
    patch(wall, left, top - joint * 1.3, right, top - joint * 0.3),
    mix(tone, easel.light.sunColour, 0.22),
    'fill-opacity=".7"',
  );
  face(easel, patch(wall, left, low, right, low + joint), easel.light.shadow, 'fill-opacity=".3"');
}
