import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { length, minus, type Vector, vector } from '../kit/space.server.ts';
import { drawTurret } from '../parts/turret.server.ts';

const STONE = colour('#EFE0BE');

/** A ruined wall: level at its foot, broken along its top, thin enough to be seen as one face. */
function drawRuin(easel: Easel, foot: Vector, wide: number, tops: readonly number[]): void {
  const far = length(minus(foot, easel.camera.eye));
  const at = (share: number, z: number, back = 0) => vector(foot.x + wide * share, foot.y + back, foot.z + z);
  const edge = tops.map((z, index) => at(index / (tops.length - 1), z));
  const tone = (share: number) =>
    inHaze(easel.light, brighten(lit(easel.light, STONE, vector(-0.5, -0.85, 0.15)), share), far);
  const side = tops[0] ?? 0;
  face(easel, [at(0, -6), at(0, side), at(0, side, 6), at(0, -6, 6)], tone(0.72));
  face(easel, [at(0, -6), ...edge, at(1, -6)], tone(1));
  const random = seededRandom(`ruin/${wide}`);
  for (let index = 0; index < 5; index += 1) {
    const [u, v] = [random.between(0.1, 0.85), random.between(2, (tops[2] ?? 10) * 0.7)];
    face(easel, [at(u, v), at(u + 0.08, v), at(u + 0.08, v + 2.6), at(u, v + 2.6)], tone(0.5));
  }
}

/** The castle of Crussol on the edge of its cliff: two horns of keep still standing, walls falling away along the crest. */
export function drawCastle(easel: Easel, ground: (x: number, y: number) => number, x: number, y: number): void {
  const at = (dx: number) => vector(x + dx, y, ground(x + dx, y) - 2);
  drawRuin(easel, at(-82), 52, [8, 15, 12, 18, 13, 10]);
  drawRuin(easel, at(44), 52, [16, 10, 14, 8, 11, 6]);
  drawRuin(easel, at(-32), 40, [20, 30, 25, 36, 32]);
  drawRuin(easel, at(2), 17, [78, 84, 69, 50, 38]);
  drawRuin(easel, at(28), 19, [34, 46, 66, 63, 54]);
  drawTurret(easel, { foot: at(-84), radius: 8, tall: 21, sides: 10, colour: STONE });
  drawTurret(easel, { foot: at(98), radius: 6, tall: 15, sides: 10, colour: STONE });
}
