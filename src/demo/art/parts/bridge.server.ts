import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, faces } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { add, between, cross, dot, length, minus, scale, UP, unit, type Vector, vector } from '../kit/space.server.ts';

export type BridgeSetting = {
  /** Middle of the roadway over each bank. */
  from: Vector;
  to: Vector;
  wide: number;
  arches: number;
  stone: Colour;
  /** Height of the water the piers stand in, and the colour the water gives back. */
  level: number;
  water: Colour;
};

/** A stone bridge on round arches, with its mirror image in the water. */
export function drawBridge(easel: Easel, setting: BridgeSetting): void {
  const { from, to, stone, level, water } = setting;
  const low = ({ x, y, z }: Vector) => vector(x, y, 2 * level - z);
  const far = length(minus(between(from, to, 0.5), easel.camera.eye));
  drawFlank(easel, setting, low, (own, normal) =>
    mix(inHaze(easel.light, lit(easel.light, own, normal), far), water, 0.62),
  );
  drawFlank(
    easel,
    setting,
    (at) => at,
    (own, normal) => inHaze(easel.light, lit(easel.light, own, normal), far),
  );
  const { across } = axesOf(easel, setting);
  const half = scale(across, setting.wide / 2);
  const deck = [add(from, half), add(to, half), minus(to, half), minus(from, half)];
  face(easel, deck, inHaze(easel.light, lit(easel.light, brighten(stone, 0.82), UP), far));
  const rise = vector(0, 0, 1.1);
  const rail = [minus(from, half), minus(to, half), add(minus(to, half), rise), add(minus(from, half), rise)];
  face(easel, rail, inHaze(easel.light, lit(easel.light, stone, across), far));
}

/** Along the road, and across it towards the side that is seen. */
function axesOf(easel: Easel, { from, to }: BridgeSetting): { along: Vector; across: Vector } {
  const along = unit(minus(to, from));
  const across = unit(cross(along, UP));
  const seen = dot(across, minus(easel.camera.eye, between(from, to, 0.5))) > 0;
  return { along, across: seen ? across : scale(across, -1) };
}

type Paint = (own: Colour, normal: Vector) => Colour;

function drawFlank(easel: Easel, setting: BridgeSetting, place: (at: Vector) => Vector, paint: Paint): void {
  const { from, to, wide, arches, stone, level } = setting;
  const { along, across } = axesOf(easel, setting);
  const span = length(minus(to, from)) / arches;
  const at = (reach: number, z: number, side: number): Vector => {
    const spot = add(between(from, to, reach / (span * arches)), scale(across, (side * wide) / 2));
    return place(vector(spot.x, spot.y, z));
  };
  const road = (reach: number) => between(from, to, reach / (span * arches)).z;
  const crown = (road(0) - level) * 0.78;
  const pier = span * 0.09;
  const curve = Array.from({ length: 13 }, (_, step) => step / 12);
  for (let arch = 0; arch < arches; arch += 1) {
    const start = arch * span;
    const bow = (share: number, side: number) =>
      at(start + pier + (span - 2 * pier) * share, level + crown * Math.sin(share * Math.PI) ** 0.7, side);
    const soffit = curve.slice(1).map((share, step) => {
      const last = curve[step] ?? 0;
      return [bow(last, 1), bow(share, 1), bow(share, -1), bow(last, -1)];
    });
    // The water mirrors too little light to show what is under an arch.
    if (place(from).z === from.z) faces(easel, soffit, paint(brighten(stone, 0.42), across));
    const outline = [
      at(start, level, 1),
      ...curve.map((share) => bow(share, 1)),
      at(start + span, level, 1),
      at(start + span, road(start + span), 1),
      at(start, road(start), 1),
    ];
    face(easel, outline, paint(stone, across));
  }
  const parapet = (low: number, high: number, share: number) =>
    face(
      easel,
      [
        at(0, road(0) + low, 1),
        at(span * arches, to.z + low, 1),
        at(span * arches, to.z + high, 1),
        at(0, road(0) + high, 1),
      ],
      paint(brighten(stone, share), unit(add(across, scale(along, 0.01)))),
    );
  parapet(-0.5, -0.2, 0.7);
  parapet(-0.2, 1, 1.1);
}
