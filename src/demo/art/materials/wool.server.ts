import { brighten, type Colour, colour, css } from '../kit/colour.server.ts';
import { type Easel, face, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { type Random, seededRandom } from '../kit/seeded-random.server.ts';

export type Area = { u0: number; u1: number; v0: number; v1: number };

const BATT = 1.22;
const TONES = [colour('#CDB074'), colour('#D8BD84'), colour('#C4A566'), colour('#DFC892')] as const;

/** A row of wood-fibre batts, one above the other, each soft, fibrous and a little different. */
export function layBatts(easel: Easel, plane: Plane, { u0, u1, v0, v1 }: Area, seed: string): void {
  const random = seededRandom(seed);
  for (let v = v0; v < v1; v += BATT) {
    const tone = lit(easel.light, random.pick(TONES), plane.normal);
    const high = Math.min(v1, v + BATT - 0.02);
    face(
      easel,
      [on(plane, u0, v), on(plane, u1, v), on(plane, u1, v, -0.2), on(plane, u0, v, -0.2)],
      brighten(tone, 0.72),
    );
    face(easel, patch(plane, u0, v, u1, high), tone);
    face(easel, patch(plane, u0, v, u1, v + 0.02), easel.light.shadow, 'fill-opacity=".35"');
    face(easel, patch(plane, u0, v, u0 + 0.05, high), easel.light.shadow, 'fill-opacity=".22"');
    drawFibres(easel, plane, { u0, u1, v0: v, v1: high }, tone, random);
  }
}

function drawFibres(easel: Easel, plane: Plane, { u0, u1, v0, v1 }: Area, tone: Colour, random: Random): void {
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  for (const coat of [brighten(tone, 1.22), brighten(tone, 0.76), brighten(tone, 0.9)]) {
    const lines = Array.from({ length: 46 }, () => {
      const [u, v, angle, reach] = [
        random.between(u0, u1),
        random.between(v0, v1),
        random.between(0, 6.28),
        random.between(0.02, 0.09),
      ];
      const a = spot(easel, on(plane, u, v));
      const b = spot(
        easel,
        on(plane, within(u + Math.cos(angle) * reach, u0, u1), within(v + Math.sin(angle) * reach, v0, v1)),
      );
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    });
    easel.put(
      `<path d="${lines.join('')}" fill="none" stroke="${css(coat)}" stroke-width="1.3" stroke-opacity=".55"/>`,
    );
  }
}
