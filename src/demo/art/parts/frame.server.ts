import type { Colour } from '../kit/colour.server.ts';
import { add, between, scale, type Vector, vector } from '../kit/space.server.ts';
import type { Beam } from '../materials/timber.server.ts';

export type FrameSetting = {
  /** Ground point under the left foot of the first truss; trusses span x and follow each other along y. */
  foot: Vector;
  span: number;
  /** Height of the wall plate above the foot, and of the ridge above the plate. */
  plate: number;
  rise: number;
  /** Distances along y at which trusses stand. */
  trusses: readonly number[];
  colour: Colour;
  posts?: boolean;
  rafterGap?: number;
  /** Share of the rafters that are up already, from the far end. */
  raftered?: number;
  wear?: number;
  sag?: number;
  heavy?: number;
  battens?: number;
};

type Builder = {
  at: (x: number, y: number, z: number) => Vector;
  beam: (from: Vector, to: Vector, wide: number, high: number, top?: Vector) => Beam;
};

function builderOf(setting: FrameSetting): Builder {
  const heavy = setting.heavy ?? 1;
  return {
    at: (x, y, z) => add(setting.foot, vector(x, y, z)),
    beam: (from, to, wide, high, top) => ({
      from,
      to,
      wide: wide * heavy,
      high: high * heavy,
      colour: setting.colour,
      ...(top && { top }),
      ...(setting.wear !== undefined && { wear: setting.wear }),
    }),
  };
}

/** A king-post truss: tie beam, two principals, post, two struts. */
export function trussBeams(setting: FrameSetting, y: number): Beam[] {
  const { at, beam } = builderOf(setting);
  const { span, plate, rise } = setting;
  const sag = setting.sag ?? 0;
  const [left, right, apex, middle] = [
    at(0, y, plate),
    at(span, y, plate),
    at(span / 2, y, plate + rise),
    at(span / 2, y, plate - sag),
  ];
  const heel = (side: Vector, share: number) => between(side, apex, share);
  return [
    beam(at(-0.35, y, plate), add(middle, vector(0.2, 0, 0)), 0.2, 0.26),
    beam(add(middle, vector(-0.2, 0, 0)), at(span + 0.35, y, plate), 0.2, 0.26),
    beam(add(left, vector(0, 0, 0.1)), apex, 0.18, 0.22),
    beam(add(right, vector(0, 0, 0.1)), apex, 0.18, 0.22),
    beam(add(middle, vector(0, 0, -0.16)), add(apex, vector(0, 0, 0.12)), 0.2, 0.2),
    beam(add(middle, vector(-0.05, 0, rise * 0.16)), heel(left, 0.52), 0.14, 0.15),
    beam(add(middle, vector(0.05, 0, rise * 0.16)), heel(right, 0.52), 0.14, 0.15),
  ];
}

/** Purlins, ridge beam, plates and rafters over the trusses. */
export function frameBeams(setting: FrameSetting): Beam[] {
  const { at, beam } = builderOf(setting);
  const { span, plate, rise, trusses } = setting;
  const [first, last] = [trusses[0] ?? 0, trusses.at(-1) ?? 0];
  const [near, far] = [first - 0.5, last + 0.5];
  const beams = trusses.flatMap((y) => trussBeams(setting, y));
  const runs: [number, number, number, number][] = [
    [0, plate + 0.16, 0.16, 0.2],
    [span, plate + 0.16, 0.16, 0.2],
    [span * 0.25, plate + rise * 0.5 + 0.2, 0.16, 0.22],
    [span * 0.75, plate + rise * 0.5 + 0.2, 0.16, 0.22],
    [span / 2, plate + rise + 0.2, 0.16, 0.24],
  ];
  // Cut into short pieces so that each is sorted by its own distance.
  const stations = [near, ...trusses, far];
  for (const [x, z, wide, high] of runs) {
    for (const [index, y] of stations.slice(0, -1).entries()) {
      beams.push(beam(at(x, y, z), at(x, stations[index + 1] ?? y, z), wide, high));
    }
  }
  if (setting.posts) beams.push(...postBeams(setting));
  beams.push(...rafterBeams(setting, near, far));
  return beams;
}

function postBeams(setting: FrameSetting): Beam[] {
  const { at, beam } = builderOf(setting);
  const { span, plate, trusses } = setting;
  return trusses.flatMap((y) =>
    [0, span].flatMap((x) => {
      const inward = x === 0 ? 1 : -1;
      return [
        beam(at(x, y, 0), at(x, y, plate - 0.1), 0.22, 0.22),
        beam(at(x, y, plate - 1), at(x + inward * 0.9, y, plate - 0.12), 0.12, 0.14),
      ];
    }),
  );
}

function rafterBeams(setting: FrameSetting, near: number, far: number): Beam[] {
  const { at, beam } = builderOf(setting);
  const { span, plate, rise } = setting;
  const gap = setting.rafterGap ?? 0.6;
  const beams: Beam[] = [];
  const start = far - (far - near) * (setting.raftered ?? 1);
  for (let y = far; y >= start; y -= gap) {
    for (const side of [0, 1]) {
      const x = side * span;
      const out = side === 0 ? -0.7 : 0.7;
      const slope = rise / (span / 2);
      const foot = at(x + out, y, plate + 0.36 - 0.7 * slope);
      const head = at(span / 2, y, plate + rise + 0.4);
      // Two halves: a rafter is long and its lower half may lie nearer than a purlin.
      beams.push(beam(foot, between(foot, head, 0.52), 0.08, 0.14), beam(between(foot, head, 0.5), head, 0.08, 0.14));
    }
  }
  return [...beams, ...battenBeams(setting, start, far)];
}

function battenBeams(setting: FrameSetting, start: number, far: number): Beam[] {
  const count = setting.battens ?? 0;
  if (count === 0) return [];
  const { at, beam } = builderOf(setting);
  const { span, plate, rise } = setting;
  const slope = rise / (span / 2);
  return Array.from({ length: count }, (_, index) => {
    const x = -0.6 + index * 0.36;
    const z = plate + 0.46 + x * slope;
    return beam(at(x, start, z), at(x, far, z), 0.05, 0.035, scale(vector(-slope, 0, 1), 1));
  });
}
