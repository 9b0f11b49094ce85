import { colour } from '../kit/colour.server.ts';
import { blur, type Easel, group, spot } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on, planeThrough } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { point, type Vector, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, OLD_CLAY, ZINC } from '../materials/clay.server.ts';
import { layCovering, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { strewLeaves } from '../parts/leaves.server.ts';
import { drawDrop, drawRain } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';

export const blogMousse: Scene = {
  alt: 'Coussins de mousse et lichens vus de près sur des tuiles, perlés de rosée',
  light: lightOf('morning', 118, 26),
  camera: { eye: vector(0.5, -0.62, 0.82), target: vector(0.72, 0.5, 0.26), lens: 0.98, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.3 });
    const fill = easel.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#EAC79A"/><stop offset=".3" stop-color="#8E9466"/><stop offset="1" stop-color="#3E4A2C"/></linearGradient>`,
    );
    easel.put(`<rect width="1600" height="1200" fill="url(#${fill})"/>`);
    const bokeh = seededRandom('bokeh');
    group(easel, blur(easel, 6), () => {
      for (let index = 0; index < 36; index += 1)
        easel.put(
          `<circle cx="${bokeh.between(0, 1600).toFixed(0)}" cy="${bokeh.between(0, 420).toFixed(0)}" r="${bokeh.between(18, 70).toFixed(0)}" fill="#FFE9B4" fill-opacity="${bokeh.between(0.05, 0.2).toFixed(2)}"/>`,
        );
    });
    const slope = planeThrough(vector(-1.4, -0.6, -0.3), vector(3, -0.6, -0.3), vector(-1.4, 2.6, 1.1));
    layCovering(easel, slope, { kind: 'romane', seed: 'macro', palette: OLD_CLAY, wear: 0.5 });
    growMoss(easel, slope, {
      seed: 'macro',
      amount: 0.86,
      course: 0.36,
      size: 0.028,
      density: 1.7,
      relief: reliefOf('romane', slope),
    });
    drawSpores(easel, slope);
    varnish(easel, { flare: { x: 0.92, y: 0.08, radius: 0.7, colour: '#FFD9A0', strength: 0.45 } });
  },
};

/** Thin red stalks with their capsules, and dew. */
function drawSpores(easel: Easel, slope: ReturnType<typeof planeThrough>): void {
  const random = seededRandom('spores');
  const field = fractalNoise('macro/moss', 4);
  for (let index = 0; index < 900; index += 1) {
    const [u, v] = [random.between(1.2, 3.2), random.between(0.1, 2.4)];
    if (field(u * 0.6, v * 0.6) * 0.68 + field(u * 3.4 + 50, v * 3.4) * 0.32 < 0.5) continue;
    const foot = on(slope, u, v, 0.05);
    const tall = random.between(0.02, 0.05);
    const [a, b] = [
      spot(easel, foot),
      spot(easel, vector(foot.x + random.between(-0.012, 0.012), foot.y, foot.z + tall)),
    ];
    const size = Math.max(1, (a.y - b.y) * 0.07);
    easel.put(
      `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${a.x.toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}" fill="none" stroke="#9A4A2C" stroke-width="${(size * 0.45).toFixed(1)}"/><ellipse cx="${b.x.toFixed(1)}" cy="${b.y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 1.7).toFixed(1)}" fill="${random.chance(0.5) ? '#C98A3E' : '#A8622E'}"/>`,
    );
    if (random.chance(0.25)) drawDrop(easel, point(b.x + size, b.y + size * 3), size * 1.3);
  }
}

export const blogGouttieres: Scene = {
  alt: 'Gouttière pleine de feuilles mortes sous la pluie d’automne, l’eau déborde',
  light: lightOf('rain', 128),
  camera: { eye: vector(0.2, -1.55, 4.1), target: vector(1.9, 0.2, 3.42), lens: 0.9, centre: { x: 0.5, y: 0.48 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.36, clouds: { cover: 0.7, lit: '#A9B2B6', shaded: '#6B7780', size: 520, seed: 121 } });
    paintValley(easel, {
      seed: 'automne',
      below: 12,
      from: 26,
      mist: '#8F9AA0',
      air: 0.85,
      terrain: { fields: [colour('#8A6A3A'), colour('#A07A3E'), colour('#6E6A3E')], vines: false, woods: 0.6 },
    });
    const house = drawHouse(easel, {
      corner: vector(-1.4, 0, 3),
      wide: 12,
      deep: 8,
      tall: 0.45,
      pitch: 2.4,
      overhang: 0.3,
      seed: 'automne',
      covering: { kind: 'canal', seed: 'automne', wear: 0.55 },
      ridge: CLAY,
    });
    drawGutter(easel, { ...house.eave, seed: 'automne', radius: 0.12, metal: ZINC[0], wear: 0.25 });
    drawLeaves(easel, house.eave.from, house.eave.to);
    drawRain(easel, seededRandom('averse'), 1.2);
    varnish(easel, { wash: { colour: '#5D7382', strength: 0.16 }, vignette: 0.36 });
  },
};

/** Most leaves lie in the trough near its left end; a few spill over the rim. */
function drawLeaves(easel: Easel, from: Vector, to: Vector): void {
  strewLeaves(easel, {
    seed: 'feuilles',
    count: 620,
    place: (random) => {
      const share = random.next() ** 1.5;
      const spill = random.chance(0.05);
      const heap = 0.03 + 0.06 * Math.sin(share * 40) ** 2;
      return vector(
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share + random.between(spill ? -0.16 : -0.1, 0.1),
        from.z - 0.03 + heap * random.next() - (spill ? 0.08 : 0),
      );
    },
  });
}
