import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre, spot, stroke } from '../kit/easel.server.ts';
import { gleam, lit } from '../kit/light.server.ts';
import { directed, on, type Plane, patch } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { minus, unit, type Vector } from '../kit/space.server.ts';
import { FIR } from '../materials/clay.server.ts';
import { drawBeam } from '../materials/timber.server.ts';

export type Tarpaulin = {
  u0: number;
  u1: number;
  v0: number;
  v1: number;
  cloth: Colour;
  seed: string;
};

const [COLUMNS, ROWS] = [34, 22];

/** A sheet over a damaged slope: it follows the tiles, fills and sinks with the wind, and one corner lifts. */
export function drawTarpaulin(easel: Easel, plane: Plane, setting: Tarpaulin): void {
  const { u0, u1, v0, v1, cloth, seed } = setting;
  const billow = fractalNoise(`${seed}/billow`, 3);
  const [wide, high] = [u1 - u0, v1 - v0];
  const lift = (s: number, t: number) => {
    const flap = Math.max(0, s - 0.8) * Math.max(0, 0.28 - t) * 9;
    const held = Math.min(1, 6 * Math.abs(((s * 3 + 0.5) % 1) - 0.5));
    return 0.1 + billow(s * 4, t * 3) * 0.12 * held + flap + 0.025 * Math.sin(s * 46 + t * 5) * held;
  };
  const place = (s: number, t: number): Vector => {
    const ragged = (billow(s * 9, 7) - 0.5) * 0.1;
    return on(plane, u0 + s * wide, v0 + t * high + (1 - t) * ragged, lift(s, t));
  };
  const hem = Array.from({ length: COLUMNS + 1 }, (_, index) => index / COLUMNS);
  const shadow = [
    ...hem.map((s) => on(plane, u0 + s * wide - 0.05, v0 - 0.16, 0.08)),
    on(plane, u1 + 0.06, v1, 0.08),
    on(plane, u0 - 0.1, v1, 0.08),
  ];
  face(easel, shadow, easel.light.shadow, 'fill-opacity=".5"');
  for (let row = ROWS - 1; row >= 0; row -= 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const [s, t] = [column / COLUMNS, row / ROWS];
      const [next, over] = [Math.min(1, (column + 1.1) / COLUMNS), Math.min(1, (row + 1.1) / ROWS)];
      const normal = directed(
        plane,
        ((lift(s, t) - lift(next, t)) * COLUMNS) / wide,
        ((lift(s, t) - lift(s, over)) * ROWS) / high,
        1,
      );
      const toEye = unit(minus(easel.camera.eye, place(s, t)));
      const shine = 0.3 * gleam(easel.light, normal, toEye, 8);
      face(
        easel,
        [place(s, t), place(next, t), place(next, over), place(s, over)],
        mix(lit(easel.light, cloth, normal), easel.light.sunColour, Math.min(0.4, shine)),
      );
    }
  drawHem(
    easel,
    hem.map((s) => place(s, 0.02)),
    cloth,
  );
  strapDown(easel, plane, setting);
}

function drawHem(easel: Easel, edge: readonly Vector[], cloth: Colour): void {
  const first = edge[0];
  if (!first) return;
  const metre = pixelsPerMetre(easel, first);
  stroke(
    easel,
    edge.map((at) => spot(easel, at)),
    brighten(lit(easel.light, cloth, { x: 0, y: -0.6, z: 0.8 }), 1.3),
    metre * 0.02,
  );
  for (const at of edge.filter((_, index) => index % 4 === 0)) {
    const { x, y } = spot(easel, at);
    easel.put(
      `<circle cx="${x.toFixed(1)}" cy="${(y - metre * 0.03).toFixed(1)}" r="${(metre * 0.022).toFixed(1)}" fill="#D7DEE2"/>`,
    );
  }
}

/** Laths nailed across the sheet, and straps from the ridge to the eave. */
function strapDown(easel: Easel, plane: Plane, { u0, u1, v0, v1, seed }: Tarpaulin): void {
  const random = seededRandom(`${seed}/laths`);
  for (const share of [0.16, 0.5, 0.84]) {
    const v = v0 + (v1 - v0) * share;
    face(easel, patch(plane, u0 - 0.1, v - 0.09, u1 + 0.1, v - 0.02, 0.2), easel.light.shadow, 'fill-opacity=".4"');
    drawBeam(
      easel,
      {
        from: on(plane, u0 - 0.14, v, 0.24),
        to: on(plane, u1 + 0.14, v + 0.04, 0.24),
        wide: 0.09,
        high: 0.035,
        colour: FIR[0],
        top: plane.normal,
      },
      random,
    );
  }
  for (const share of [0, 1 / 3, 2 / 3, 1]) {
    const u = u0 + 0.12 + (u1 - u0 - 0.24) * share;
    const strap = (shift: number, lift: number) => patch(plane, u + shift, -0.06, u + shift + 0.055, v1 + 0.02, lift);
    face(easel, strap(0.03, 0.2), easel.light.shadow, 'fill-opacity=".4"');
    face(easel, strap(0, 0.265), lit(easel.light, colour('#E2A03A'), plane.normal));
  }
}
