import { type Easel, face, spot } from '../kit/easel.server.ts';
import { type Random, seededRandom } from '../kit/seeded-random.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';

const LEAVES = ['#B5642A', '#C9852F', '#8F4A24', '#D8A23C', '#7A5A2C', '#A93F22'] as const;

const OUTLINE = [
  [0, -1],
  [0.34, -0.5],
  [0.62, -0.1],
  [0.36, 0.3],
  [0.4, 0.62],
  [0, 1],
  [-0.4, 0.62],
  [-0.36, 0.3],
  [-0.62, -0.1],
  [-0.34, -0.5],
] as const;

export type Litter = { seed: string; count: number; place: (random: Random) => Vector };

/** Dead leaves lying where `place` puts them, each turned and tilted its own way. */
export function strewLeaves(easel: Easel, { seed, count, place }: Litter): void {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) drawLeaf(easel, place(random), random);
}

function drawLeaf(easel: Easel, at: Vector, random: Random): void {
  const [turn, size, lean] = [random.between(0, 6.28), random.between(0.035, 0.085), random.between(0.2, 0.8)];
  const outline = OUTLINE.map(([a, b]) =>
    vector(
      at.x + size * (a * Math.cos(turn) - b * Math.sin(turn)),
      at.y + size * lean * (a * Math.sin(turn) + b * Math.cos(turn)),
      at.z + size * (1 - lean) * (a * Math.sin(turn) + b * Math.cos(turn)) * 0.7,
    ),
  );
  face(
    easel,
    outline.map(({ x, y, z }) => vector(x + 0.006, y, z - 0.012)),
    easel.light.shadow,
    'fill-opacity=".4"',
  );
  face(easel, outline, random.pick(LEAVES));
  const [base, tip] = [outline[0], outline[5]];
  if (!base || !tip) return;
  const [p, q] = [spot(easel, base), spot(easel, tip)];
  easel.put(
    `<path d="M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}" stroke="#3a2413" stroke-opacity=".5" stroke-width="1"/>`,
  );
}
