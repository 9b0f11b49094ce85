import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { ahead, cross, dot, minus, unit, type Vector } from '../kit/space.server.ts';
import type { TerrainItem } from './terrain.server.ts';

/** A place of the mountain: where it lies, how high, and how its ground is turned. */
export type Ground = { x: number; y: number; z: number; normal: Vector };

export type MassifSetting = {
  /** Metres ahead where the mesh starts and ends. */
  from: number;
  to: number;
  rows: number;
  columns: number;
  /** Metres above sea level, in the viewer's own axes (aside, ahead). */
  height: (x: number, y: number) => number;
  surface: (ground: Ground) => Colour;
  mist: { colour: Colour; reach: number };
  /** Slopes turned from the sun darken what lies behind them. */
  shaded?: boolean;
  items?: readonly TerrainItem[];
};

/** A mountain as a mesh, drawn from its far side towards the viewer: crests hide what lies behind them. */
export function paintMassif(easel: Easel, setting: MassifSetting): void {
  const { from, to, rows } = setting;
  const items = [...(setting.items ?? [])].sort((a, b) => b.y - a.y);
  const growth = (to / from) ** (1 / rows);
  let next = 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const near = from * growth ** row;
    paintRow(easel, setting, near, near * (growth - 1));
    for (let item = items[next]; item && item.y >= near; item = items[next]) {
      item.draw(easel, setting.height);
      next += 1;
    }
  }
}

function paintRow(easel: Easel, setting: MassifSetting, near: number, step: number): void {
  const { columns, height } = setting;
  const spread = easel.camera.spread * 1.04;
  const far = near + step;
  // The near edge reaches a little too far: the next row covers it and no seam shows.
  const low = near - step * 0.12;
  const at = (share: number, y: number): Vector => {
    const x = (share * 2 - 1) * spread * y;
    return ahead(easel.camera, x, y, height(x, y));
  };
  for (let column = 0; column < columns; column += 1) {
    const [left, right] = [column / columns, (column + 1.12) / columns];
    const [a, b, c, d] = [at(left, low), at(right, low), at(right, far), at(left, far)];
    const normal = unit(cross(minus(b, a), minus(d, a)));
    const x = (left * 2 - 1) * spread * near;
    const seen = dot(normal, minus(easel.camera.eye, a)) > 0;
    face(easel, [a, b, c, d], toneAt(easel, setting, { x, y: near, z: a.z, normal }, seen));
  }
}

/** Ground turned away shows at most as a hairline under the next row: it gets no sun. */
function toneAt(easel: Easel, setting: MassifSetting, ground: Ground, seen: boolean): Colour {
  const sun = seen ? (setting.shaded ? sunReaching(easel, setting, ground) : 1) : 0;
  const body = lit(easel.light, setting.surface(ground), ground.normal, sun);
  const { colour, reach } = setting.mist;
  return mix(brighten(body, 0.9 + 0.1 * sun), colour, 1 - Math.exp(-ground.y / reach));
}

/** 1 in full sun, 0 where the mountain itself stands between. */
function sunReaching(easel: Easel, setting: MassifSetting, { x, y, z }: Ground): number {
  const { sun } = easel.light;
  const { heading } = easel.camera;
  const aside = sun.x * heading.y - sun.y * heading.x;
  const away = sun.x * heading.x + sun.y * heading.y;
  const stride = (setting.to - setting.from) / 26;
  let deepest = 0;
  for (let step = 1; step <= 9; step += 1) {
    const reach = step * stride;
    const over = setting.height(x + aside * reach, y + away * reach) - (z + sun.z * reach);
    deepest = Math.max(deepest, over / stride);
  }
  return Math.max(0, 1 - deepest * 5);
}
