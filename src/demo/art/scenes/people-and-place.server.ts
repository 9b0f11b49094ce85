import { brighten, colour, css, rgb } from '../kit/colour.server.ts';
import { face, onSheet, spot, stroke } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky, paintStars } from '../landscape/sky.server.ts';
import { CLAY } from '../materials/clay.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { frameBeams } from '../parts/frame.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { hamlet } from './hamlet.server.ts';
import type { Scene } from './scene.server.ts';

export const equipe: Scene = {
  alt: 'Trois couvreurs sur le faîtage d’un toit de tuiles, en contre-jour au coucher du soleil',
  light: lightOf('dusk', 8, 6),
  camera: { eye: vector(1.6, -8.6, 5.9), target: vector(3.7, 3, 6.75), lens: 1.72, centre: { x: 0.5, y: 0.56 } },
  paint: (easel) => {
    paintSky(easel, {
      horizon: 0.64,
      glow: { colour: '#FFB25E', radius: 0.62, strength: 1 },
      clouds: { cover: 0.5, lit: '#FFC48A', shaded: '#8A5A6E', size: 560, seed: 13 },
    });
    paintValley(easel, { seed: 'soir', below: 22, from: 60, mist: '#C9826C', air: 0.7 });
    const house = drawHouse(easel, {
      corner: vector(-8, 0, 0),
      wide: 24,
      deep: 10,
      tall: 3.4,
      pitch: 2.9,
      seed: 'eq',
      covering: { kind: 'canal', seed: 'eq', wear: 0.3 },
    });
    const ridge = house.front.rise - 0.02;
    drawChimney(easel, house.front, {
      at: { u: 16.4, v: 4.3 },
      wide: 0.9,
      deep: 0.6,
      tall: 1.5,
      skin: 'brick',
      pots: 2,
      seed: 'eq',
      shadow: 0.2,
    });
    drawPerson(easel, { at: on(house.front, 9.9, ridge, 0.12), pose: POSES.carry, outfit: OUTFITS.terre });
    carryPlank(easel, on(house.front, 9.9, ridge, 0.12));
    drawPerson(easel, { at: on(house.front, 11.9, ridge, 0.14), pose: POSES.stand, outfit: OUTFITS.zinc });
    drawPerson(easel, {
      at: on(house.front, 13.6, ridge, 0.2),
      pose: POSES.sit,
      outfit: OUTFITS.chaux,
      mirrored: true,
    });
    varnish(easel, { flare: { x: 0.52, y: 0.5, radius: 0.55, colour: '#FF9E4A', strength: 0.3 } });
  },
};

function carryPlank(easel: Parameters<Scene['paint']>[0], { x, y, z }: ReturnType<typeof vector>): void {
  drawBeam(
    easel,
    {
      from: vector(x - 1.25, y - 0.1, z + 1.4),
      to: vector(x + 1.15, y - 0.1, z + 1.52),
      wide: 0.1,
      high: 0.13,
      colour: colour('#C79A62'),
    },
    seededRandom('plank'),
  );
}

export const pageIntrouvable: Scene = {
  alt: 'La nuit, une tuile manque au toit : une lumière chaude sort par l’ouverture',
  light: lightOf('night', 138, 44),
  camera: { eye: vector(3.4, -5.4, 6.4), target: vector(5.3, 2, 5.35), lens: 1.16, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    const random = seededRandom('stars');
    paintSky(easel, { horizon: 0.34 });
    paintStars(easel, 170, 0.26, random.next, rgb(0.95, 0.94, 0.86));
    const moon = easel.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="#F6EFD8"/><stop offset=".24" stop-color="#F2E8CC"/><stop offset=".26" stop-color="#E8DFC4" stop-opacity=".34"/><stop offset="1" stop-color="#9FB6D0" stop-opacity="0"/></radialGradient>`,
    );
    easel.put(`<circle cx="330" cy="150" r="190" fill="url(#${moon})"/>`);
    paintValley(easel, {
      seed: 'nuit',
      below: 24,
      from: 60,
      mist: '#2B3E56',
      air: 0.6,
      items: hamlet('nuit', 40, 300),
    });
    const gap = { column: 37, row: 8 };
    const house = drawHouse(easel, {
      corner: vector(-4, 0, 0),
      wide: 20,
      deep: 9,
      tall: 4,
      pitch: 2.9,
      seed: 'nuit',
      covering: {
        kind: 'canal',
        seed: 'nuit',
        fate: ({ column, row }) => (column === gap.column && row === gap.row ? { missing: true } : {}),
      },
    });
    const hole = { u: (gap.column * house.front.width) / Math.round(house.front.width / 0.25), v: gap.row * 0.34 };
    const [a, b, c, d] = [
      [0.02, 0.05],
      [0.25, 0.05],
      [0.25, 0.36],
      [0.02, 0.36],
    ].map(([u = 0, v = 0]) => on(house.front, hole.u + u, hole.v + v, 0.01));
    if (a && b && c && d) {
      face(easel, [a, b, c, d], '#FFD27A');
      face(
        easel,
        [a, b, c, d].map((corner, index) =>
          index < 2 ? corner : on(house.front, hole.u + (index === 2 ? 0.22 : 0.05), hole.v + 0.22, 0.01),
        ),
        '#FFF3C8',
      );
    }
    drawChimney(easel, house.front, {
      at: { u: 12.6, v: 3.4 },
      wide: 0.95,
      deep: 0.65,
      tall: 1.4,
      skin: 'brick',
      pots: 2,
      seed: 'nuit',
      shadow: 0.4,
    });
    paintLamp(easel, spot(easel, on(house.front, hole.u + 0.13, hole.v + 0.2)));
    varnish(easel, { vignette: 0.44 });
  },
};

function paintLamp(easel: Parameters<Scene['paint']>[0], { x, y }: { x: number; y: number }): void {
  for (const [radius, strength] of [
    [110, 0.75],
    [330, 0.5],
    [620, 0.24],
  ] as const) {
    const fill = easel.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="#FFC764" stop-opacity="${strength}"/><stop offset="1" stop-color="#FF9A3C" stop-opacity="0"/></radialGradient>`,
    );
    easel.put(
      `<ellipse cx="${x.toFixed(0)}" cy="${(y - radius * 0.12).toFixed(0)}" rx="${radius}" ry="${(radius * 0.8).toFixed(0)}" fill="url(#${fill})" style="mix-blend-mode:screen"/>`,
    );
  }
}

/** Drawn as on a carpenter's plan: only the edges of the timber, chalk on slate. */
export const imageDeRemplacement: Scene = {
  alt: 'Dessin au trait d’une charpente à fermes, craie sur ardoise',
  light: lightOf('cool', 130),
  camera: { eye: vector(-4.4, -10.4, 6.2), target: vector(4.2, 3.4, 2.9), lens: 1.3, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    const ground = easel.define(
      (id) =>
        `<radialGradient id="${id}" cx=".42" cy=".36" r=".9"><stop offset="0" stop-color="#3E5260"/><stop offset=".6" stop-color="#2A3944"/><stop offset="1" stop-color="#1C2730"/></radialGradient>`,
    );
    easel.put(`<rect width="${easel.width}" height="${easel.height}" fill="url(#${ground})"/>`);
    const grid = Array.from({ length: 40 }, (_, index) => `M${index * 80} 0V1200M0 ${index * 80}H1600`).join('');
    easel.put(`<path d="${grid}" stroke="#8FA0AC" stroke-opacity=".09" stroke-width="1"/>`);
    const random = seededRandom('chalk');
    const frame = {
      foot: vector(0, 0, 0),
      span: 8,
      plate: 2.4,
      rise: 3.6,
      trusses: [0, 3.6, 7.2],
      posts: true,
      colour: CLAY[0],
      rafterGap: 0.9,
    };
    const far = (at: { y: number }) => Math.min(1, Math.max(0.25, 1 - at.y / 11));
    for (const beam of frameBeams(frame)) {
      const half = beam.high / 2;
      for (const side of [-half, half]) {
        const edge = onSheet(easel, [
          vector(beam.from.x, beam.from.y, beam.from.z + side),
          vector(beam.to.x, beam.to.y, beam.to.z + side),
        ]);
        stroke(
          easel,
          edge,
          random.chance(0.9) ? '#EFE7D8' : '#EDA98A',
          random.between(1.8, 3.4),
          `stroke-opacity="${(0.75 * far(beam.from)).toFixed(2)}" stroke-linecap="round"`,
        );
      }
      face(
        easel,
        [
          vector(beam.from.x, beam.from.y, beam.from.z - half),
          vector(beam.to.x, beam.to.y, beam.to.z - half),
          vector(beam.to.x, beam.to.y, beam.to.z + half),
          vector(beam.from.x, beam.from.y, beam.from.z + half),
        ],
        css(brighten(colour('#8FA0AC'), 1)),
        `fill-opacity="${(0.16 * far(beam.from)).toFixed(2)}"`,
      );
    }
    varnish(easel, { grain: 0.7 });
  },
};
