import { brighten, type Colour, colour, css, mix } from '../kit/colour.server.ts';
import { type Easel, face, pathOf, pixelsPerMetre, spot } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { cellRandom, fractalNoise, type Noise, seededRandom } from '../kit/seeded-random.server.ts';
import { ahead, cross, minus, unit, type Vector, vector } from '../kit/space.server.ts';
import { drawPlant, type PlantKind } from './plants.server.ts';

export type TerrainItem = { y: number; draw: (easel: Easel, ground: (x: number, y: number) => number) => void };

export type TerrainSetting = {
  seed: string;
  /** Metres before which nothing grows; the ground itself starts at the lower edge of the sheet. */
  from: number;
  to: number;
  /** Metres of relief, and of one undulation. */
  relief: number;
  span: number;
  /** Height of the ground at a distance, before relief. */
  floor: (x: number, y: number) => number;
  fields: readonly [Colour, ...Colour[]];
  fieldSize: number;
  /** 0 open country to 1 forest. */
  woods: number;
  plants: readonly [PlantKind, ...PlantKind[]];
  vines?: boolean;
  items?: readonly TerrainItem[];
  /** Rows and columns of the mesh. */
  rows?: number;
  columns?: number;
};

export const SUMMER_FIELDS: TerrainSetting['fields'] = [
  colour('#8A8A4A'),
  colour('#A99A58'),
  colour('#6E7D44'),
  colour('#BDA767'),
  colour('#7C7148'),
  colour('#5F7040'),
];

type Land = TerrainSetting & {
  height: (x: number, y: number) => number;
  chance: ReturnType<typeof cellRandom>;
  wood: Noise;
  plot: Noise;
};

/** A valley seen from a roof: a mesh of fields, drawn from the horizon towards the viewer, with what grows on it. */
export function paintTerrain(easel: Easel, setting: TerrainSetting): void {
  const hills = fractalNoise(`${setting.seed}/hills`, 4);
  const land: Land = {
    ...setting,
    height: (x, y) =>
      setting.floor(x, y) +
      (hills(x / setting.span, y / setting.span) - 0.5) *
        setting.relief *
        Math.max(0, Math.min(1, (y - setting.from) / 400 + 0.25)),
    chance: cellRandom(`${setting.seed}/plots`),
    wood: fractalNoise(`${setting.seed}/wood`, 3),
    plot: fractalNoise(`${setting.seed}/bend`, 2),
  };
  coverGround(easel, land);
  const rows = setting.rows ?? 50;
  const start = nearestGround(easel, land);
  const growth = (setting.to / start) ** (1 / rows);
  for (let row = rows - 1; row >= 0; row -= 1) {
    const near = start * growth ** row;
    paintRow(easel, land, near, near * growth);
    for (const item of setting.items ?? []) {
      if (item.y >= near && item.y < near * growth) item.draw(easel, land.height);
    }
  }
}

/** Distance at which the ground leaves the sheet below. */
function nearestGround(easel: Easel, land: Land): number {
  let distance = land.to / 4;
  while (distance > 1.5 && spot(easel, ahead(easel.camera, 0, distance, land.floor(0, distance))).y < easel.height)
    distance *= 0.92;
  return distance * 0.9;
}

/** Plain field colour below the horizon, so that nothing of the sky shows beside or under the mesh. */
function coverGround(easel: Easel, land: Land): void {
  const horizon = spot(easel, ahead(easel.camera, 0, land.to, land.floor(0, land.to))).y;
  const tone = css(lit(easel.light, land.fields[0], vector(0, 0, 1)));
  easel.put(`<rect y="${horizon.toFixed(1)}" width="${easel.width}" height="${easel.height}" fill="${tone}"/>`);
}

function paintRow(easel: Easel, land: Land, near: number, far: number): void {
  const columns = land.columns ?? 36;
  const half = far * easel.camera.spread * 1.1;
  const step = (2 * half) / columns;
  for (let column = 0; column < columns; column += 1) {
    const x = -half + column * step;
    paintCell(easel, land, x, step, near, far);
  }
  if (far < land.from) return;
  if (land.vines) paintVines(easel, land, near, far, half);
  plantRow(easel, land, near, far, half);
}

const plotOf = (land: Land, x: number, y: number) => {
  const bend = land.plot(x / (land.fieldSize * 3), y / (land.fieldSize * 3)) * 1.6;
  return {
    column: Math.floor(x / land.fieldSize + bend + y / land.fieldSize / 3),
    row: Math.floor(y / (land.fieldSize * 1.4) - bend),
  };
};

function paintCell(easel: Easel, land: Land, x: number, step: number, near: number, far: number): void {
  const at = (px: number, py: number): Vector => ahead(easel.camera, px, py, land.height(px, py));
  // The near edge reaches a little too far: the next row covers it and no seam shows.
  const low = near * 0.975;
  const [a, b, c, d] = [at(x, low), at(x + step * 1.06, low), at(x + step * 1.06, far), at(x, far)];
  const normal = unit(cross(minus(b, a), minus(d, a)));
  const plot = plotOf(land, x + step / 2, near);
  const lawn = near < land.from ? (land.fields[2] ?? land.fields[0]) : undefined;
  const pick =
    lawn ?? land.fields[Math.floor(land.chance(plot.column, plot.row) * land.fields.length)] ?? land.fields[0];
  const speck = 0.92 + 0.16 * land.chance(Math.floor(x), Math.floor(near * 3));
  face(easel, [a, b, c, d], inHaze(easel.light, lit(easel.light, brighten(pick, speck), normal), near));
}

// Vine rows run away from the viewer at an angle of their plot; one path holds all that share a colour.
function paintVines(easel: Easel, land: Land, near: number, far: number, half: number): void {
  if (pixelsPerMetre(easel, ahead(easel.camera, 0, near, land.height(0, near))) < 1.2) return;
  const coats = new Map<string, string[]>();
  const gap = 2.6;
  const wide = pixelsPerMetre(easel, ahead(easel.camera, 0, near, land.height(0, near))) * 0.9;
  for (let x = -half; x < half; x += land.fieldSize / 8) {
    const plot = plotOf(land, x, near);
    if (land.chance(plot.column, plot.row, 5) > 0.6) continue;
    const lean = (land.chance(plot.column, plot.row, 6) - 0.5) * 1.4;
    const leaf = mix(colour('#5C7036'), colour('#93803A'), land.chance(plot.column, plot.row, 7));
    const tone = (share: number) =>
      css(inHaze(easel.light, lit(easel.light, brighten(leaf, share), vector(0, -0.5, 0.86)), near));
    const at = (px: number, py: number) => spot(easel, ahead(easel.camera, px, py, land.height(px, py) + 0.7));
    const put = (ink: string, x0: number, x1: number) => {
      const path = pathOf([at(x0, near), at(x1, far)], false);
      coats.set(ink, [...(coats.get(ink) ?? []), path]);
    };
    for (
      let base = Math.ceil((x - lean * near) / gap) * gap;
      base < x + land.fieldSize / 8 - lean * near;
      base += gap
    ) {
      put(tone(0.62), base + lean * near, base + lean * far);
      put(tone(1.25), base + lean * near + 0.25, base + lean * far + 0.25);
    }
  }
  let first = true;
  for (const [ink, paths] of coats) {
    easel.put(
      `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="${(first ? wide : wide * 0.4).toFixed(1)}"/>`,
    );
    first = !first;
  }
}

function plantRow(easel: Easel, land: Land, near: number, far: number, half: number): void {
  const random = seededRandom(`${land.seed}/${near.toFixed(1)}`);
  const depth = far - near;
  const tries = Math.round((near < 400 ? 34 : 80) * (0.35 + land.woods));
  for (let index = 0; index < tries; index += 1) {
    const x = random.between(-half, half);
    const y = near + depth * (1 - index / tries);
    const dense = land.wood(x / (land.fieldSize * 2.2), y / (land.fieldSize * 2.6));
    const plot = plotOf(land, x, y);
    const edge = plotOf(land, x + land.fieldSize * 0.05, y);
    const hedge = plot.column !== edge.column && random.chance(0.6);
    if (dense < 1 - land.woods && !hedge) continue;
    const kind = random.pick(land.plants);
    const tall = kind === 'cypress' || kind === 'poplar' ? random.between(9, 15) : random.between(5, 9);
    drawPlant(easel, { kind, at: ahead(easel.camera, x, y, land.height(x, y)), height: tall }, random);
  }
}
