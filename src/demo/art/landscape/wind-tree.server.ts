import { brighten, type Colour, colour, css } from '../kit/colour.server.ts';
import { type Easel, pathOf, pixelsPerMetre, shape, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { type Random, seededRandom } from '../kit/seeded-random.server.ts';
import { type Point, point, unit, type Vector, vector } from '../kit/space.server.ts';

export type WindTree = {
  at: Vector;
  tall: number;
  /** Sheet side the wind blows towards: -1 left, 1 right; 0.6 is a strong wind. */
  lean: number;
  leaf: Colour;
  seed: string;
};

type Sketch = { easel: Easel; random: Random; foot: Point; size: number; lean: number };

const BARK = colour('#B9AC90');

/** A tree that a lifetime of wind from one side has bent: curved trunk, boughs and crown all to leeward. */
export function drawWindTree(easel: Easel, tree: WindTree): void {
  const foot = spot(easel, tree.at);
  const sketch = {
    easel,
    random: seededRandom(tree.seed),
    foot,
    size: pixelsPerMetre(easel, tree.at) * tree.tall,
    lean: tree.lean,
  };
  const tips = [0.62, 0.72, 0.8, 0.88].flatMap((share, index) => [
    bough(sketch, share, tree.lean * 0.34 + 0.08 * index, 0.3),
    bough(sketch, share, -0.14 + tree.lean * 0.16, 0.22),
  ]);
  drawCrown(sketch, tree, tips, 0);
  drawTrunk(sketch);
  drawCrown(sketch, tree, tips, 1);
}

/** The middle of the trunk at a share of its height: it starts upright and gives way more and more. */
const trunkAt = ({ foot, size, lean }: Sketch, share: number): Point =>
  point(foot.x + size * lean * 0.42 * share ** 2, foot.y - size * 0.62 * share);

function drawTrunk(sketch: Sketch): void {
  const { easel, size, random } = sketch;
  const steps = Array.from({ length: 11 }, (_, index) => index / 10);
  const edge = (side: number) =>
    steps.map((share) => {
      const { x, y } = trunkAt(sketch, share);
      return point(x + side * size * (0.034 * (1 - share * 0.62) + 0.03 * (1 - share) ** 6), y);
    });
  const sun = Math.sign(easel.light.sun.x) || 1;
  const outline = [...edge(-1), ...edge(1).reverse()];
  shape(easel, outline, lit(easel.light, brighten(BARK, 0.62), unit(vector(-sun, -0.4, 0.1))));
  const bright = [...edge(sun), ...edge(sun * 0.1).reverse()];
  shape(easel, bright, lit(easel.light, BARK, unit(vector(sun, -0.6, 0.2))));
  // Bark that peels in plates.
  for (let index = 0; index < 16; index += 1) {
    const { x, y } = trunkAt(sketch, random.between(0.05, 0.9));
    const [wide, tall] = [size * random.between(0.006, 0.016), size * random.between(0.012, 0.034)];
    const shift = size * random.between(-0.018, 0.018);
    easel.put(
      `<ellipse cx="${(x + shift).toFixed(1)}" cy="${y.toFixed(1)}" rx="${wide.toFixed(1)}" ry="${tall.toFixed(1)}" fill="${random.chance(0.5) ? '#8C8468' : '#DDD3B4'}" fill-opacity=".55"/>`,
    );
  }
}

function bough(sketch: Sketch, share: number, aside: number, rise: number): Point {
  const { easel, size, random } = sketch;
  const from = trunkAt(sketch, share);
  const to = point(
    from.x + size * (aside + random.between(-0.05, 0.05)),
    from.y - size * rise * random.between(0.7, 1.1),
  );
  const bend = point((from.x + to.x) / 2 - size * sketch.lean * 0.06, (from.y + to.y) / 2 - size * 0.05);
  easel.put(
    `<path d="${pathOf([from], false)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}" fill="none" stroke="${css(lit(easel.light, brighten(BARK, 0.66), vector(0, -1, 0)))}" stroke-width="${(size * 0.022).toFixed(1)}" stroke-linecap="round"/>`,
  );
  return to;
}

/** Leaves in tufts combed by the wind: dark ones behind the trunk, light ones before it. */
function drawCrown({ easel, random, size, lean }: Sketch, tree: WindTree, tips: readonly Point[], before: 0 | 1): void {
  const sun = Math.sign(easel.light.sun.x) || 1;
  const layers = before ? [0.45, 0.75, 1] : [0, 0.25];
  for (const light of layers) {
    const tufts = tips.flatMap((tip) =>
      Array.from({ length: light > 0.9 ? 2 : light > 0.6 ? 4 : 6 }, () => {
        const reach = size * random.between(0.06, 0.12) * (1.15 - light * 0.72);
        const x = tip.x + size * (random.between(-0.12, 0.12) + sun * light * 0.04 + lean * 0.05);
        const y = tip.y + size * (random.between(-0.08, 0.09) - light * 0.05);
        return pathOf(tuft(random, x, y, reach, lean));
      }),
    );
    const normal = unit(vector(sun * (light * 1.5 - 0.6), -0.5, light * 1.4 - 0.2));
    easel.put(`<path d="${tufts.join('')}" fill="${css(lit(easel.light, tree.leaf, normal))}"/>`);
  }
}

function tuft(random: Random, x: number, y: number, reach: number, lean: number): Point[] {
  return Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2;
    const ragged = reach * (index % 2 ? random.between(1, 1.18) : random.between(0.76, 0.9));
    const drawn = Math.cos(angle) * lean > 0 ? 1.45 : 1;
    return point(x + Math.cos(angle) * ragged * drawn, y + Math.sin(angle) * ragged * 0.62);
  });
}
