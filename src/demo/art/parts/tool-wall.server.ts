import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { vector } from '../kit/space.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR } from '../materials/clay.server.ts';

const STEEL = colour('#7D8890');
const WOOD = colour('#B5824F');
const RED = colour('#A8391D');

/** Outlines on the board, in metres from its lower left corner: "across,up" pairs. */
const TOOLS: readonly { outline: string; metal: Colour; shine?: number }[] = [
  // Three hammers.
  ...[0.3, 0.62, 0.94].flatMap((u, index) => [
    {
      outline: `${u - 0.015},${0.5 - index * 0.1} ${u + 0.015},${0.5 - index * 0.1} ${u + 0.013},1.12 ${u - 0.013},1.12`,
      metal: WOOD,
    },
    {
      outline: `${u - 0.12},1.08 ${u + 0.08},1.08 ${u + 0.12},1.13 ${u + 0.08},1.19 ${u - 0.12},1.17`,
      metal: STEEL,
      shine: 0.9 + index * 0.12,
    },
  ]),
  // Set square, saw and its grip.
  { outline: '1.3,1.22 1.36,1.22 1.36,0.62 1.86,0.62 1.86,0.56 1.3,0.56', metal: STEEL, shine: 1.25 },
  { outline: '1.5,1.18 2.36,1.02 2.4,0.86 1.5,1.02', metal: STEEL, shine: 1.1 },
  { outline: '1.42,1.2 1.6,1.22 1.62,0.98 1.44,0.96', metal: WOOD },
  // Seaming pliers, one jaw in red lacquer.
  { outline: '2.55,1.16 2.6,1.16 2.59,0.7 2.65,0.3 2.6,0.28 2.55,0.66', metal: STEEL },
  { outline: '2.72,1.16 2.77,1.16 2.76,0.7 2.82,0.3 2.77,0.28 2.72,0.66', metal: RED },
  // Folding bar.
  { outline: '0.3,0.34 0.34,0.3 1,0.3 1.04,0.34 1,0.38 0.34,0.38', metal: STEEL, shine: 1.3 },
];

/** Tools hung on a wooden board, each with its shadow. */
export function drawToolWall(easel: Easel, board: Plane): void {
  const edge = patch(board, 0.04, -0.06, board.width + 0.06, board.rise - 0.02, -0.03);
  face(easel, edge, easel.light.shadow, 'fill-opacity=".45"');
  layBoards(easel, board, { run: 'u', wide: 0.24, long: 4, palette: FIR, seed: 'board' });
  for (const { outline, metal, shine } of TOOLS) {
    const corners = outline.split(' ').map((pair) => pair.split(',').map(Number));
    const at = (shift: number, lift: number) => corners.map(([u = 0, v = 0]) => on(board, u + shift, v - shift, lift));
    face(easel, at(0.035, 0.005), easel.light.shadow, 'fill-opacity=".45"');
    face(easel, at(0, 0.03), brighten(lit(easel.light, metal, vector(0, -1, 0)), shine ?? 1));
  }
}
