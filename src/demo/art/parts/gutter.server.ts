import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { gleam, lit } from '../kit/light.server.ts';
import { fractalNoise } from '../kit/seeded-random.server.ts';
import { add, between, cross, dot, length, minus, scale, UP, unit, type Vector, vector } from '../kit/space.server.ts';

export type GutterSetting = {
  /** Middle of the trough's rim, left and right end, seen from outside the house. */
  from: Vector;
  to: Vector;
  radius?: number;
  metal?: Colour;
  seed: string;
  /** Metres between two brackets. */
  bracket?: number;
  /** 0 new to 1 rusted and sagging. */
  wear?: number;
  hidesInside?: boolean;
};

const SECTORS = 10;

/** Half-round gutter: back of the trough, inside, then the outer skin with bead and brackets. */
export function drawGutter(easel: Easel, setting: GutterSetting): void {
  const radius = setting.radius ?? 0.085;
  const axis = unit(minus(setting.to, setting.from));
  const out = unit(cross(axis, UP));
  const wear = setting.wear ?? 0;
  const rust = fractalNoise(setting.seed, 3);
  const span = length(minus(setting.to, setting.from));
  const pieces = Math.max(4, Math.round(span / 0.25));
  const sag = (t: number) => -wear * 0.09 * Math.sin(t * Math.PI * 2.3) ** 2;
  const axisAt = (t: number) => add(between(setting.from, setting.to, t), vector(0, 0, sag(t)));
  const spoke = (angle: number) => add(scale(out, Math.cos(angle)), scale(UP, Math.sin(angle)));
  const metal = setting.metal ?? colour('#9FAEB8');
  for (let piece = 0; piece < pieces; piece += 1) {
    const [t0, t1] = [piece / pieces, Math.min(1, (piece + 1.04) / pieces)];
    for (const inside of [true, false]) {
      for (let sector = 0; sector < SECTORS; sector += 1) {
        const [a0, a1] = [Math.PI + (sector / SECTORS) * Math.PI, Math.PI + ((sector + 1.15) / SECTORS) * Math.PI];
        const middle = (a0 + a1) / 2;
        const normal = scale(spoke(middle), inside ? -1 : 1);
        const at = (t: number, angle: number) => add(axisAt(t), scale(spoke(angle), radius));
        const toEye = unit(minus(easel.camera.eye, at(t0, middle)));
        if (dot(normal, toEye) < 0) continue;
        const stain = wear * Math.max(0, rust(t0 * span * 1.4, sector * 0.35) * 2 - 0.7);
        const own = mix(metal, colour('#7C4A2C'), Math.min(0.85, stain));
        const shine = (1 - wear * 0.8) * gleam(easel.light, normal, toEye, 5) * 0.5;
        const tone = mix(
          brighten(lit(easel.light, own, normal), inside ? 0.62 : 1),
          easel.light.sunColour,
          Math.min(0.5, shine),
        );
        face(easel, [at(t0, a0), at(t1, a0), at(t1, a1), at(t0, a1)], tone);
      }
    }
  }
  drawBead(easel, { axisAt, out, radius, metal, pieces });
  drawBrackets(easel, setting, { axisAt, spoke, radius, metal, span, axis });
}

type Rim = { axisAt: (t: number) => Vector; out: Vector; radius: number; metal: Colour; pieces: number };

function drawBead(easel: Easel, { axisAt, out, radius, metal, pieces }: Rim): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [axisAt(piece / pieces), axisAt(Math.min(1, (piece + 1.03) / pieces))];
    const edge = (at: Vector, up: number) => add(at, add(scale(out, radius * 1.04), vector(0, 0, up)));
    face(
      easel,
      [edge(a, -0.012), edge(b, -0.012), edge(b, 0.014), edge(a, 0.014)],
      brighten(lit(easel.light, metal, unit(add(out, UP))), 1.12),
    );
  }
}

type Hold = {
  axisAt: (t: number) => Vector;
  spoke: (angle: number) => Vector;
  radius: number;
  metal: Colour;
  span: number;
  axis: Vector;
};

function drawBrackets(easel: Easel, setting: GutterSetting, { axisAt, spoke, radius, metal, span, axis }: Hold): void {
  const gap = setting.bracket ?? 0.5;
  for (let reach = gap / 2; reach < span; reach += gap) {
    const foot = axisAt(reach / span);
    const strap = scale(axis, 0.014);
    for (let sector = 0; sector < SECTORS; sector += 1) {
      const [a0, a1] = [Math.PI + (sector / SECTORS) * Math.PI, Math.PI + ((sector + 1) / SECTORS) * Math.PI];
      const normal = spoke((a0 + a1) / 2);
      const at = (angle: number, side: number) =>
        add(add(foot, scale(strap, side)), scale(spoke(angle), radius * 1.05));
      if (dot(normal, minus(easel.camera.eye, at(a0, 0))) < 0) continue;
      face(easel, [at(a0, -1), at(a0, 1), at(a1, 1), at(a1, -1)], brighten(lit(easel.light, metal, normal), 0.74));
    }
  }
}

/** A round pipe through the given points, with collars. */
export function drawPipe(easel: Easel, path: readonly Vector[], radius: number, metal: Colour, wear = 0): void {
  path.slice(0, -1).forEach((from, index) => {
    const to = path[index + 1] ?? from;
    drawTube(easel, from, to, radius, metal, wear);
  });
  const [top, foot] = [path.at(-2), path.at(-1)];
  if (!top || !foot) return;
  for (const share of [0.08, 0.5, 0.92]) {
    const at = between(top, foot, share);
    drawTube(
      easel,
      at,
      add(at, scale(unit(minus(foot, top)), radius * 0.7)),
      radius * 1.18,
      brighten(metal, 0.92),
      wear,
    );
  }
}

export function drawTube(
  easel: Easel,
  from: Vector,
  to: Vector,
  radius: number,
  metal: Colour,
  wear = 0,
  endRadius = radius,
): void {
  const axis = unit(minus(to, from));
  const side = unit(cross(axis, Math.abs(axis.z) > 0.9 ? vector(0, 1, 0) : UP));
  const other = cross(side, axis);
  const spoke = (angle: number) => add(scale(side, Math.cos(angle)), scale(other, Math.sin(angle)));
  const strips = 14;
  for (let strip = 0; strip < strips; strip += 1) {
    const [a0, a1] = [(strip / strips) * 6.2832, ((strip + 1.25) / strips) * 6.2832];
    const normal = spoke((a0 + a1) / 2);
    const toEye = unit(minus(easel.camera.eye, add(from, scale(normal, radius))));
    if (dot(normal, toEye) < -0.1) continue;
    const shine = (1 - wear) * gleam(easel.light, normal, toEye, 5) * 0.45;
    const at = (where: Vector, angle: number, reach: number) => add(where, scale(spoke(angle), reach));
    face(
      easel,
      [at(from, a0, radius), at(to, a0, endRadius), at(to, a1, endRadius), at(from, a1, radius)],
      mix(lit(easel.light, metal, normal), easel.light.sunColour, Math.min(0.5, shine)),
    );
  }
}
