import { brighten, type Colour, colour, css } from '../kit/colour.server.ts';
import { type Easel, face, pathOf, pixelsPerMetre, shape, spot } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import type { Random } from '../kit/seeded-random.server.ts';
import { length, minus, type Point, point, unit, type Vector, vector } from '../kit/space.server.ts';

export type PlantKind = 'tree' | 'cypress' | 'poplar' | 'bush' | 'bare' | 'fir';
export type Plant = { kind: PlantKind; at: Vector; height: number; leaf?: Colour };

const LEAVES: Record<PlantKind, Colour> = {
  tree: colour('#57663A'),
  cypress: colour('#3A4C34'),
  poplar: colour('#6C7A42'),
  bush: colour('#5D6B3C'),
  bare: colour('#5A504A'),
  fir: colour('#38493A'),
};

export function drawPlant(easel: Easel, plant: Plant, random: Random): void {
  const away = minus(plant.at, easel.camera.eye);
  const distance = length(away);
  const pixels = pixelsPerMetre(easel, plant.at) * plant.height;
  if (pixels < 2) return;
  const place = spot(easel, plant.at);
  if (place.x < -pixels || place.x > easel.width + pixels || place.y - pixels > easel.height) return;
  const leaf = brighten(plant.leaf ?? LEAVES[plant.kind], random.between(0.85, 1.15));
  const tone = (x: number, z: number) =>
    inHaze(easel.light, lit(easel.light, leaf, unit(vector(x, -0.6, z))), distance);
  const foot = spot(easel, plant.at);
  const side = Math.sign(easel.light.sun.x) || 1;
  castShadow(easel, plant);
  const sketch = { easel, random, foot, pixels, side, tone };
  if (plant.kind === 'cypress' || plant.kind === 'poplar' || plant.kind === 'fir') drawFlame(sketch, plant.kind);
  else if (plant.kind === 'bare') drawBare(sketch);
  else drawCrown(sketch, plant.kind === 'bush');
}

type Sketch = {
  easel: Easel;
  random: Random;
  foot: Point;
  pixels: number;
  side: number;
  tone: (x: number, z: number) => Colour;
};

function castShadow(easel: Easel, { at, height, kind }: Plant): void {
  const { sun } = easel.light;
  const reach = Math.min(3, height / Math.max(0.15, sun.z) / height) * height * 0.8;
  const wide = kind === 'tree' || kind === 'bush' ? height * 0.4 : height * 0.14;
  const tip = vector(at.x - sun.x * reach, at.y - sun.y * reach, at.z);
  face(
    easel,
    [vector(at.x - wide, at.y, at.z), tip, vector(at.x + wide, at.y, at.z)],
    easel.light.shadow,
    'fill-opacity=".3"',
  );
}

function drawFlame({ easel, random, foot, pixels, side, tone }: Sketch, kind: PlantKind): void {
  const slim = kind === 'cypress' ? 0.095 : kind === 'poplar' ? 0.14 : 0.2;
  const rough = pixels > 40 ? 14 : 7;
  const flame = (share: number, shift: number): Point[] => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let index = 0; index <= rough; index += 1) {
      const t = index / rough;
      const belly = kind === 'fir' ? 1 - t : Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.75;
      const wide = slim * belly * share;
      const tooth = () => (kind === 'fir' ? (index % 2 ? 1.25 : 0.75) : random.between(0.85, 1.15));
      left.push(point(foot.x + pixels * (shift - wide * tooth()), foot.y - pixels * t));
      right.push(point(foot.x + pixels * (shift + wide * tooth()), foot.y - pixels * t));
    }
    return [...left, ...right.reverse()];
  };
  shape(easel, flame(1, 0), tone(-side * 0.8, 0.1));
  shape(easel, flame(0.72, side * slim * 0.28), tone(side * 0.3, 0.35));
  if (pixels > 14) shape(easel, flame(0.36, side * slim * 0.55), tone(side, 0.6));
}

/** A leafy ball with an uneven outline. */
function puff(random: Random, x: number, y: number, radius: number, bumps: number): Point[] {
  return Array.from({ length: bumps * 2 }, (_, index) => {
    const angle = (index / (bumps * 2)) * Math.PI * 2;
    const reach = radius * (index % 2 ? random.between(0.98, 1.12) : random.between(0.8, 0.94));
    return point(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9);
  });
}

function drawCrown({ easel, random, foot, pixels, side, tone }: Sketch, low: boolean): void {
  const radius = pixels * (low ? 0.5 : 0.36);
  const top = foot.y - pixels * (low ? 0.34 : 0.62);
  if (pixels > 10 && !low) {
    const trunk = pixels * 0.035;
    shape(
      easel,
      [
        point(foot.x - trunk, foot.y),
        point(foot.x + trunk, foot.y),
        point(foot.x + trunk * 0.6, top),
        point(foot.x - trunk * 0.6, top),
      ],
      tone(0.2, -0.9),
    );
  }
  const bumps = pixels > 30 ? 8 : 4;
  const layers = pixels > 24 ? 5 : pixels > 7 ? 3 : 1;
  const count = layers === 1 ? 1 : layers === 3 ? 2 : 7;
  for (let layer = 0; layer < layers; layer += 1) {
    const light = layers === 1 ? 0.5 : layer / (layers - 1);
    const puffs = Array.from({ length: count }, () => {
      const x = foot.x + radius * (random.between(-0.55, 0.55) + side * light * 0.32);
      const y = top + radius * (random.between(-0.4, 0.42) - light * 0.38);
      return pathOf(puff(random, x, y, radius * (0.7 - light * 0.42), bumps));
    });
    easel.put(`<path d="${puffs.join('')}" fill="${css(tone(side * (light * 1.5 - 0.6), light * 1.5 - 0.3))}"/>`);
  }
}

/** A tree among many: its crown alone, in shade, half light and light. */
export function drawWoodCrown(easel: Easel, at: Vector, radius: number, leaf: Colour, random: Random): void {
  const place = spot(easel, at);
  const pixels = pixelsPerMetre(easel, at) * radius;
  if (place.x < -pixels || place.x > easel.width + pixels) return;
  const distance = length(minus(at, easel.camera.eye));
  const side = Math.sign(easel.light.sun.x) || 1;
  const own = brighten(leaf, random.between(0.85, 1.15));
  for (const [share, shift, x, z] of [
    [1, 0, -side * 0.5, -0.1],
    [0.76, 0.22, side * 0.35, 0.45],
    [0.4, 0.46, side, 0.8],
  ] as const) {
    const tone = inHaze(easel.light, lit(easel.light, own, unit(vector(x, -0.5, z))), distance);
    const middle = point(place.x + side * pixels * shift, place.y - pixels * (0.7 + shift * 0.7));
    shape(easel, puff(random, middle.x, middle.y, pixels * share, share > 0.5 ? 8 : 6), tone);
  }
}

function drawBare({ easel, random, foot, pixels, tone }: Sketch): void {
  const twigs: string[] = [];
  const grow = (from: Point, angle: number, reach: number, depth: number) => {
    const to = point(from.x + Math.sin(angle) * reach, from.y - Math.cos(angle) * reach);
    twigs.push(pathOf([from, to], false));
    if (depth === 0) return;
    const forks = depth > 2 ? 3 : 2;
    for (let index = 0; index < forks; index += 1)
      grow(to, angle + random.between(-0.62, 0.62), reach * random.between(0.6, 0.82), depth - 1);
  };
  grow(foot, random.between(-0.06, 0.06), pixels * 0.3, pixels > 60 ? 5 : 3);
  easel.put(
    `<path d="${twigs.join('')}" fill="none" stroke="${css(tone(0.2, 0.2))}" stroke-width="${Math.max(0.6, pixels * 0.006).toFixed(1)}" stroke-linecap="round"/>`,
  );
}
