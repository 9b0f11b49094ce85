import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, shape, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { fractalNoise, type Noise } from '../kit/seeded-random.server.ts';
import { ahead, turned, type Vector } from '../kit/space.server.ts';

export type RidgeSetting = {
  seed: string;
  /** Metres from the viewer, and metres of height above the valley floor. */
  distance: number;
  height: number;
  /** 0 rounded hills, 1 a limestone wall on a forest foot, like the Vercors. */
  cliff: number;
  /** Metres of one undulation. */
  span: number;
  forest?: Colour;
  rock?: Colour;
  base?: number;
  /** Air between the viewer and the ridge. */
  mist: { colour: Colour; share: number };
  /** Snow above this share of the height. */
  snow?: number;
};

const STEPS = 230;

export function paintRidge(easel: Easel, setting: RidgeSetting): void {
  const profile = fractalNoise(`${setting.seed}/profile`, 5);
  const folds = fractalNoise(`${setting.seed}/folds`, 3);
  const half = setting.distance * easel.camera.spread * 1.06;
  const step = (2 * half) / STEPS;
  for (let index = 0; index < STEPS; index += 1)
    drawColumn(easel, setting, { x: index * step - half, step, profile, folds });
}

type Column = { x: number; step: number; profile: Noise; folds: Noise };

function crestAt(setting: RidgeSetting, profile: Noise, x: number): number {
  const wave = profile(x / setting.span + 40, 0.5);
  // A plateau: the upper values are pressed together, the lower ones fall away quickly.
  const plateau = wave > 0.42 ? 0.78 + (wave - 0.42) * 0.5 : 0.78 - (0.42 - wave) * 1.7;
  return setting.height * (wave * (1 - setting.cliff) + plateau * setting.cliff);
}

/** Heights of one vertical strip: crest, foot of the wall, foot of the scree. */
function strataAt(setting: RidgeSetting, { profile, folds }: Column, x: number) {
  const { cliff, height, span } = setting;
  const top = crestAt(setting, profile, x);
  const wall = height * cliff * (0.08 + 0.34 * folds((x / span) * 3, 3) ** 1.4 + 0.07 * folds((x / span) * 22, 6));
  const scree = height * cliff * (0.05 + 0.16 * folds((x / span) * 9, 9));
  return { top, wall: top - wall, scree: top - wall - scree };
}

function drawColumn(easel: Easel, setting: RidgeSetting, column: Column): void {
  const { distance, cliff, span } = setting;
  const { x, step, folds } = column;
  const next = x + step * 1.2;
  const [here, there] = [strataAt(setting, column, x), strataAt(setting, column, next)];
  const lean = (folds((x / span) * 3, 1) - 0.5) * 1.5 + (folds((x / span) * 14, 5) - 0.5) * 0.5;
  const rockNormal = turned(easel.camera, lean, -1, 0.3);
  const slopeNormal = turned(easel.camera, lean * 0.6, -0.8, 0.8);
  const base = setting.base ?? 0;
  const rock = setting.rock ?? colour('#BBAA93');
  const forest = setting.forest ?? colour('#47563C');
  const tone = (own: Colour, normal: Vector, far: number) =>
    mix(lit(easel.light, own, normal), setting.mist.colour, Math.min(1, setting.mist.share * far));
  const at = (where: number, height: number) => spot(easel, ahead(easel.camera, where, distance, base + height));
  const band = (from: number, nextFrom: number, to: number, nextTo: number, fill: Colour) =>
    shape(easel, [at(x, from), at(next, nextFrom), at(next, nextTo), at(x, to)], fill);
  const snowy = setting.snow !== undefined && here.top > setting.snow * setting.height;
  const crown = snowy ? mix(rock, colour('#F3F4F8'), 0.8) : rock;
  const foot = here.scree * 0.5;
  band(foot * 1.02, there.scree * 0.51, 0, 0, tone(brighten(forest, 1.05), slopeNormal, 1.25));
  band(
    here.scree,
    there.scree,
    foot,
    there.scree * 0.5,
    tone(snowy ? mix(forest, crown, 0.35) : forest, slopeNormal, 1.08),
  );
  if (cliff > 0.05) {
    band(here.wall, there.wall, here.scree, there.scree, tone(mix(crown, forest, 0.55), slopeNormal, 1));
    band(here.top, there.top, here.wall, there.wall, tone(crown, rockNormal, 0.92));
  }
  const cap = setting.height * 0.03 * cliff * (0.4 + folds((x / span) * 8, 12));
  if (cliff > 0.05)
    band(
      here.top + cap,
      there.top + cap,
      here.top - cap,
      there.top - cap,
      tone(snowy ? crown : mix(forest, rock, 0.25), slopeNormal, 1),
    );
}
