import { colour } from '../kit/colour.server.ts';
import { blur, type Easel, group, spot } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { type Point, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { hangIcicles, laySnow } from '../materials/snow.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { SHUTTERS } from '../parts/openings.server.ts';
import { drawSnowfall } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';

const SNOW_FIELDS = [colour('#E3E8EF'), colour('#D6DDE7'), colour('#ECEFF3'), colour('#DDE3EA')] as const;

/** Smoke that leans with the wind and thins out. */
function drawSmoke(easel: Easel, from: Point, size: number, tint: string): void {
  const random = seededRandom('smoke');
  group(easel, blur(easel, size * 0.16), () => {
    for (let index = 0; index < 26; index += 1) {
      const share = index / 25;
      const [x, y] = [
        from.x + size * (share ** 1.5 * 2.6 + random.between(-0.1, 0.1) * share),
        from.y - size * share * 2.6,
      ];
      easel.put(
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * (0.1 + 0.5 * share)).toFixed(1)}" ry="${(size * (0.09 + 0.34 * share)).toFixed(1)}" fill="${tint}" fill-opacity="${(0.32 * (1 - share) + 0.03).toFixed(2)}"/>`,
      );
    }
  });
}

export const blogHiver: Scene = {
  alt: 'Toit sous la neige en hiver, cheminée qui fume et stalactites de glace à la gouttière',
  light: lightOf('snow', 128, 24),
  camera: { eye: vector(-3, -8.4, 5.6), target: vector(4, 2, 4.7), lens: 1, centre: { x: 0.52, y: 0.54 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.5, clouds: { cover: 0.56, lit: '#FFF1E2', shaded: '#B8BECB', size: 560, seed: 101 } });
    paintValley(easel, {
      seed: 'neige',
      below: 12,
      from: 40,
      mist: '#CDCFDA',
      snow: true,
      air: 0.6,
      terrain: { fields: SNOW_FIELDS, vines: false, plants: ['bare', 'fir', 'bare'], woods: 0.5 },
    });
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -3,
      wide: 13,
      deep: 8.5,
      tall: 3.9,
      pitch: 3,
      seed: 'hiver',
      covering: { kind: 'canal', seed: 'hiver', wear: 0.3 },
      front: [3, 7.4].map((u) => ({
        u,
        v: 1.2,
        wide: 1.1,
        tall: 1.5,
        kind: 'window' as const,
        shutters: SHUTTERS[2],
        glow: '#F4BE6C',
      })),
    });
    laySnow(easel, house.front, { seed: 'neige', thick: 0.24, cover: 0.93 });
    drawChimney(easel, house.front, {
      at: { u: 8.6, v: 3.2 },
      wide: 1,
      deep: 0.7,
      tall: 1.9,
      skin: 'brick',
      pots: 2,
      seed: 'hiver',
      flashing: false,
      shadow: 0.4,
    });
    const foot = on(house.front, 8.6, 3.2);
    drawSmoke(easel, spot(easel, vector(foot.x + 0.35, foot.y + 0.3, foot.z + 2.5)), 150, '#F3EEF0');
    drawGutter(easel, { ...house.eave, seed: 'hiver' });
    const { from, to } = house.eave;
    hangIcicles(easel, vector(from.x, from.y, from.z - 0.06), vector(to.x, to.y, to.z - 0.06), 'glace', 70);
    drawSnowfall(easel, seededRandom('flocons'), 170);
    varnish(easel, { flare: { x: 1, y: 0.1, radius: 0.6, colour: '#FFD9B0', strength: 0.3 } });
  },
};

export const blogIsolation: Scene = {
  alt: 'Deux maisons jumelles en hiver : la neige a fondu sur le toit mal isolé, elle tient sur le toit isolé',
  light: { ...lightOf('snow', 118, 15), sky: lightOf('dusk', 0).sky, haze: lightOf('dusk', 0).haze },
  camera: { eye: vector(5.4, -21, 7.2), target: vector(8.2, 2, 3.5), lens: 1.2, centre: { x: 0.5, y: 0.55 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.5, clouds: { cover: 0.5, lit: '#F6C39A', shaded: '#7E7086', size: 560, seed: 111 } });
    paintValley(easel, {
      seed: 'jumelles',
      below: 8,
      from: 52,
      mist: '#A98A94',
      snow: true,
      air: 0.6,
      terrain: { fields: SNOW_FIELDS, vines: false, relief: 14, plants: ['bare', 'fir', 'bare'], woods: 0.5 },
    });
    for (const [index, x] of [0, 9.6].entries()) {
      const house = drawHouse(easel, {
        corner: vector(x, 0, -0.6),
        wide: 8,
        deep: 8,
        tall: 3.8,
        pitch: 3,
        seed: `jumelle${index}`,
        covering: { kind: 'romane', seed: 'jumelle', wear: 0.25 },
        front: [1.3, 5.4].map((u) => ({
          u,
          v: 1.3,
          wide: 1.2,
          tall: 1.5,
          kind: 'window' as const,
          glow: '#F7BF66',
          shutters: SHUTTERS[index === 0 ? 2 : 0],
        })),
      });
      laySnow(easel, house.front, {
        seed: `manteau${index}`,
        thick: index === 0 ? 0.1 : 0.26,
        cover: index === 0 ? 0.2 : 0.94,
      });
      drawChimney(easel, house.front, {
        at: { u: 5.6, v: 3.3 },
        wide: 0.8,
        deep: 0.6,
        tall: 1.4,
        skin: 'brick',
        pots: 1,
        seed: `j${index}`,
        flashing: false,
      });
      const stack = on(house.front, 5.6, 3.3);
      drawSmoke(
        easel,
        spot(easel, vector(stack.x + 0.3, stack.y + 0.3, stack.z + 1.9)),
        index === 0 ? 120 : 46,
        '#E8D8D6',
      );
      if (index === 0) for (const u of [1.4, 4]) drawSmoke(easel, spot(easel, on(house.front, u, 3)), 64, '#EBDCD8');
      drawGutter(easel, { ...house.eave, seed: `j${index}` });
      if (index === 0) hangIcicles(easel, house.eave.from, house.eave.to, 'fonte', 60);
    }
    drawSnowfall(easel, seededRandom('jumelles'), 120);
    varnish(easel, { vignette: 0.34 });
  },
};
