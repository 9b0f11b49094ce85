import { colour } from '../kit/colour.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { ahead, vector } from '../kit/space.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import type { TerrainItem } from '../landscape/terrain.server.ts';
import { upright } from '../parts/box.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawCrate } from '../parts/site-gear.server.ts';

const WALLS = ['#E0CBA6', '#D3B68C', '#E6D8BC', '#CDA982'].map(colour);

/** A village of the valley: a dozen houses around a square bell tower, cypresses between them. */
export function hamlet(seed: string, aside: number, distance: number, count = 13): TerrainItem[] {
  const random = seededRandom(`${seed}/hamlet`);
  const houses = Array.from({ length: count }, (_, index): TerrainItem => {
    const x = aside + random.between(-60, 60);
    const y = distance + random.between(-38, 42);
    const [turn, wide, deep, tall] = [
      random.between(-30, 50),
      random.between(8, 15),
      random.between(7, 10),
      random.between(4.5, 8),
    ];
    return {
      y,
      draw: (easel, ground) => {
        const corner = ahead(easel.camera, x, y, ground(x, y) - 0.5);
        drawHouse(easel, {
          corner,
          turn,
          wide,
          deep,
          tall,
          pitch: deep * 0.24,
          seed: `${seed}/${index}`,
          render: WALLS[index % WALLS.length] ?? colour('#E0CBA6'),
          covering: { kind: 'canal', seed: `${seed}/${index}`, coarse: 4, wear: 0.3 },
          front: [0.2, 0.55, 0.85].map((share) => ({
            u: wide * share - 0.5,
            v: tall * 0.5,
            wide: 1,
            tall: 1.4,
            kind: 'window' as const,
          })),
          side: [{ u: deep * 0.4, v: tall * 0.5, wide: 1, tall: 1.4, kind: 'window' }],
        });
      },
    };
  });
  return [...houses, bellTower(seed, aside, distance), ...cypresses(seed, aside, distance)].sort((a, b) => b.y - a.y);
}

function bellTower(seed: string, aside: number, distance: number): TerrainItem {
  return {
    y: distance + 4,
    draw: (easel, ground) => {
      const foot = ahead(easel.camera, aside + 6, distance + 4, ground(aside, distance));
      drawCrate(easel, upright(foot, 5, 5, 19), '#DCC8A4');
      drawCrate(easel, upright(vector(foot.x - 0.3, foot.y - 0.3, foot.z + 19), 5.6, 5.6, 0.5), '#CDB48C');
      for (const shift of [1, 3])
        drawCrate(easel, upright(vector(foot.x + shift, foot.y - 0.05, foot.z + 14.5), 1, 0.1, 2.6), '#4A3B34');
      drawHouse(easel, {
        corner: vector(foot.x, foot.y, foot.z + 18),
        wide: 5,
        deep: 5,
        tall: 1.4,
        pitch: 1.5,
        seed: `${seed}/tower`,
        overhang: 0.4,
        covering: { kind: 'canal', seed: `${seed}/tower`, coarse: 3 },
      });
    },
  };
}

function cypresses(seed: string, aside: number, distance: number): TerrainItem[] {
  return Array.from({ length: 12 }, (_, index) => {
    const random = seededRandom(`${seed}/cypress/${index}`);
    const [x, y] = [aside + random.between(-75, 75), distance + random.between(-50, 45)];
    const kind = random.chance(0.6) ? ('cypress' as const) : ('tree' as const);
    return {
      y,
      draw: (easel, ground) =>
        drawPlant(
          easel,
          { kind, at: ahead(easel.camera, x, y, ground(x, y)), height: kind === 'cypress' ? 13 : 8 },
          random,
        ),
    };
  });
}
