import { colour, css } from '../kit/colour.server.ts';
import { type Easel, face, faces, pathOf, pixelsPerMetre, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, outline, type Plane, patch } from '../kit/plane.server.ts';
import { between, type Vector, vector } from '../kit/space.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';

export type CableWay = {
  from: Vector;
  to: Vector;
  /** Metres the rope hangs below the straight line. */
  sag: number;
  /** Shares of the way where the first car of each string hangs. */
  strings: readonly number[];
  cars: number;
  /** Metres between two cars. */
  gap: number;
};

const RADIUS = 1.55;

/** The bubbles of the fort: strings of round glass cabins under two ropes. */
export function drawCableWay(easel: Easel, way: CableWay): void {
  const { from, to, sag, strings, cars, gap } = way;
  const span = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  strings.forEach((start, index) => {
    const shift = index * 5;
    const rope = (share: number) => {
      const at = between(from, to, share);
      return vector(at.x + shift, at.y, at.z - sag * 4 * share * (1 - share));
    };
    const hang = (share: number) =>
      drawBubble(easel, rope(share), [rope(share - 0.7 / span), rope(share + 0.7 / span)]);
    const line = Array.from({ length: 41 }, (_, step) => spot(easel, rope(step / 40)));
    easel.put(
      `<path d="${pathOf(line, false)}" fill="none" stroke="#2B3038" stroke-width="2.2" stroke-opacity=".85"/>`,
    );
    for (let car = cars - 1; car >= 0; car -= 1) hang(start + (car * gap) / span);
  });
}

/** One cabin: hanger, glass ball, metal ring and floor. */
function drawBubble(easel: Easel, rope: Vector, carriage: readonly [Vector, Vector]): void {
  const size = pixelsPerMetre(easel, rope) * RADIUS;
  const top = spot(easel, rope);
  const [x, y] = [top.x, top.y + size * 1.75];
  const steel = css(lit(easel.light, colour('#5A636C'), vector(0.3, -0.8, 0.4)));
  const glass = easel.define(
    (id) =>
      `<radialGradient id="${id}" cx=".66" cy=".3" r=".85"><stop offset="0" stop-color="#FFFFFF" stop-opacity=".95"/><stop offset=".22" stop-color="#E4EEF6" stop-opacity=".8"/>` +
      `<stop offset=".62" stop-color="#7F9DB6" stop-opacity=".78"/><stop offset="1" stop-color="#33475C" stop-opacity=".92"/></radialGradient>`,
  );
  const n = (value: number) => value.toFixed(1);
  easel.put(
    `<path d="M${n(x)} ${n(top.y)}L${n(x)} ${n(y - size)}" stroke="${steel}" stroke-width="${n(size * 0.14)}"/>` +
      `<path d="${pathOf(
        carriage.map((end) => spot(easel, end)),
        false,
      )}" stroke="${steel}" stroke-width="${n(size * 0.2)}" stroke-linecap="round"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="url(#${glass})"/>` +
      `<path d="M${n(x - size * 0.86)} ${n(y + size * 0.5)}A${n(size)} ${n(size)} 0 0 0 ${n(x + size * 0.86)} ${n(y + size * 0.5)}z" fill="#B4431D"/>` +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 0.42)}" ry="${n(size)}" fill="none" stroke="${steel}" stroke-width="${n(size * 0.1)}"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="none" stroke="${steel}" stroke-width="${n(size * 0.09)}"/>` +
      `<ellipse cx="${n(x + size * 0.36)}" cy="${n(y - size * 0.42)}" rx="${n(size * 0.2)}" ry="${n(size * 0.3)}" fill="#fff" fill-opacity=".8" transform="rotate(-32 ${n(x + size * 0.36)} ${n(y - size * 0.42)})"/>`,
  );
}

/** The fort that closes the spur: stepped ramparts, and the long casemate on top where the cabins arrive. */
export function drawFort(easel: Easel, foot: Vector, size: number): void {
  const stone = colour('#A89A86');
  const block = (x: number, y: number, z: number, wide: number, deep: number, tall: number) => {
    const box = upright(
      vector(foot.x + x * size, foot.y + y * size, foot.z + z * size),
      wide * size,
      deep * size,
      tall * size,
    );
    for (const side of visibleSides(easel, box)) {
      face(easel, outline(side), lit(easel.light, stone, side.normal));
      if (side.normal.z > 0.5) face(easel, outline(side), lit(easel.light, colour('#EEF1F6'), side.normal));
      else pierce(easel, side);
    }
  };
  block(-26, 8, 0, 66, 16, 16);
  block(-34, 0, -10, 58, 12, 16);
  block(6, -6, -16, 40, 10, 15);
  block(-8, 10, 16, 26, 10, 7);
  block(-48, -4, -24, 50, 10, 17);
}

/** A string course, and a row of gun ports under it. */
function pierce(easel: Easel, wall: Plane): void {
  const { width, rise } = wall;
  face(easel, patch(wall, 0, rise * 0.84, width, rise), lit(easel.light, colour('#E9E6E4'), wall.normal));
  const count = Math.max(1, Math.round(width / 5));
  const ports = Array.from({ length: count }, (_, index) => {
    const u = ((index + 0.5) * width) / count;
    const arch = [0.9, 0.6, 0, -0.6, -0.9].map((x) => on(wall, u + x, rise * 0.55 + Math.sqrt(1 - x * x)));
    return [on(wall, u - 0.9, rise * 0.28), on(wall, u + 0.9, rise * 0.28), ...arch];
  });
  faces(easel, ports, easel.light.shadow, 'fill-opacity=".6"');
}
