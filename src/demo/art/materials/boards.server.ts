import { brighten, type Colour } from '../kit/colour.server.ts';
import { type Easel, face, onSheet, pixelsPerMetre, stroke } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { length, minus } from '../kit/space.server.ts';

export type BoardSetting = {
  /** Boards run along `u` or up `v`. */
  run: 'u' | 'v';
  wide: number;
  long: number;
  palette: readonly [Colour, ...Colour[]];
  seed: string;
  /** Grime: darker, more uneven. */
  wear?: number;
};

/** Planks side by side in broken joints, with grain and dark seams. */
export function layBoards(easel: Easel, plane: Plane, setting: BoardSetting): void {
  const chance = cellRandom(setting.seed);
  const [reach, across] = setting.run === 'u' ? [plane.width, plane.rise] : [plane.rise, plane.width];
  const rows = Math.ceil(across / setting.wide);
  for (let row = 0; row < rows; row += 1) {
    let start = -setting.long * chance(0, row, 1);
    for (let index = 0; start < reach; index += 1) {
      const end = Math.min(reach, start + setting.long);
      const a0 = Math.max(0, start);
      if (end > a0)
        drawBoard(
          easel,
          plane,
          setting,
          { a0, a1: end, b0: row * setting.wide, b1: Math.min(across, (row + 1) * setting.wide) },
          (salt) => chance(index, row, salt),
        );
      start += setting.long;
    }
  }
}

type Strip = { a0: number; a1: number; b0: number; b1: number };

function drawBoard(
  easel: Easel,
  plane: Plane,
  setting: BoardSetting,
  { a0, a1, b0, b1 }: Strip,
  chance: (salt: number) => number,
): void {
  const at = (a: number, b: number) => (setting.run === 'u' ? on(plane, a, b) : on(plane, b, a));
  const rect = (x0: number, y0: number, x1: number, y1: number) =>
    setting.run === 'u' ? patch(plane, x0, y0, x1, y1) : patch(plane, y0, x0, y1, x1);
  const middle = at((a0 + a1) / 2, (b0 + b1) / 2);
  const own = setting.palette[Math.floor(chance(2) * setting.palette.length)] ?? setting.palette[0];
  const wear = setting.wear ?? 0;
  const base = lit(easel.light, brighten(own, 0.88 + 0.24 * chance(3) - wear * 0.3 * chance(4)), plane.normal);
  const tone = inHaze(easel.light, base, length(minus(middle, easel.camera.eye)));
  face(easel, rect(a0, b0, a1, b1), tone);
  const pixels = pixelsPerMetre(easel, middle) * (b1 - b0);
  if (pixels < 4) return;
  const lines = Math.min(5, Math.round(pixels / 7));
  for (let line = 0; line < lines; line += 1) {
    const b = b0 + (b1 - b0) * (0.12 + 0.76 * chance(10 + line));
    const [from, to] = [a0 + (a1 - a0) * 0.5 * chance(20 + line), a1 - (a1 - a0) * 0.4 * chance(30 + line)];
    const bow = (b1 - b0) * 0.16 * (chance(40 + line) - 0.5);
    stroke(
      easel,
      onSheet(easel, [at(from, b), at((from + to) / 2, b + bow), at(to, b)]),
      brighten(tone, 0.78),
      pixels * 0.03,
      'stroke-opacity=".6"',
    );
  }
  stroke(easel, onSheet(easel, [at(a0, b0), at(a1, b0)]), brighten(tone, 0.42), Math.max(0.8, pixels * 0.05));
  stroke(easel, onSheet(easel, [at(a1, b0), at(a1, b1)]), brighten(tone, 0.42), Math.max(0.8, pixels * 0.05));
}
