import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';

export type SnowSetting = {
  seed: string;
  thick: number;
  from?: number /** Share of the slope, from the ridge down, that is still covered. */;
  cover?: number;
};

/** A soft white quilt with a rounded lower edge, drifts and blue hollows. */
export function laySnow(easel: Easel, plane: Plane, setting: SnowSetting): void {
  const drift = fractalNoise(setting.seed, 3);
  const base = plane.rise * (1 - (setting.cover ?? 1)) - 0.12;
  const white = colour('#EEF1F6');
  const [columns, rows] = [44, 18];
  const edge = (u: number) => base + (drift(u * 1.4, 1) - 0.5) * 0.34;
  const height = (u: number, v: number) => setting.thick * (0.75 + 0.5 * drift(u * 0.8, v * 0.8 + 7));
  const lower = (share: number) => edge(plane.width * share);
  const steps = Array.from({ length: columns + 1 }, (_, index) => index / columns);
  face(
    easel,
    [
      ...steps.map((share) => on(plane, plane.width * share, lower(share) - 0.1, 0.02)),
      on(plane, plane.width, plane.rise, 0.02),
      on(plane, 0, plane.rise, 0.02),
    ],
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  for (let column = 0; column < columns; column += 1) {
    const [u0, u1] = [
      (plane.width * column) / columns,
      Math.min(plane.width, (plane.width * (column + 1.08)) / columns),
    ];
    const low = edge(u0);
    const lowNext = edge(u1);
    const front = lit(easel.light, white, directed(plane, 0, -1, 0.35));
    face(
      easel,
      [
        on(plane, u0, low - 0.03, 0.02),
        on(plane, u1, lowNext - 0.03, 0.02),
        on(plane, u1, lowNext, height(u1, 0) * 0.8),
        on(plane, u0, low, height(u0, 0) * 0.8),
      ],
      brighten(front, 0.86),
    );
    for (let row = 0; row < rows; row += 1) {
      const v = (share: number, start: number) => start + (plane.rise + 0.05 - start) * share;
      const [r0, r1] = [row / rows, Math.min(1, (row + 1.1) / rows)];
      const lift = (u: number, share: number) => (share === 0 ? 0.8 : 1) * height(u, share * plane.rise);
      const slopeU = (height(u0, r0 * plane.rise) - height(u1, r0 * plane.rise)) * 7;
      const slopeV = (height(u0, r0 * plane.rise) - height(u0, r1 * plane.rise)) * 7 - (row === 0 ? 0.7 : 0);
      const normal = directed(plane, slopeU, slopeV, 1);
      face(
        easel,
        [
          on(plane, u0, v(r0, low), lift(u0, r0)),
          on(plane, u1, v(r0, lowNext), lift(u1, r0)),
          on(plane, u1, v(r1, lowNext), lift(u1, r1)),
          on(plane, u0, v(r1, low), lift(u0, r1)),
        ],
        lit(easel.light, white, normal),
      );
    }
  }
}

/** Icicles along a line. */
export function hangIcicles(
  easel: Easel,
  from: { x: number; y: number; z: number },
  to: { x: number; y: number; z: number },
  seed: string,
  count: number,
): void {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const share = random.next();
    const at = (z: number, shift: number) =>
      vector(
        from.x + (to.x - from.x) * share + shift,
        from.y + (to.y - from.y) * share,
        from.z + (to.z - from.z) * share + z,
      );
    const [long, wide] = [0.06 + 0.42 * random.next() ** 2, random.between(0.012, 0.03)];
    face(
      easel,
      [at(0, -wide), at(0, wide), at(-long * 0.5, wide * 0.55), at(-long, 0), at(-long * 0.5, -wide * 0.5)],
      '#DCE9F4',
      'fill-opacity=".82"',
    );
    face(easel, [at(0, -wide * 0.4), at(0, wide * 0.1), at(-long * 0.85, 0)], '#fff', 'fill-opacity=".8"');
  }
}
