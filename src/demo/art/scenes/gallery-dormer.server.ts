import { colour, colours } from '../kit/colour.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { OLD_CLAY, PLAIN_CLAY, ZINC } from '../materials/clay.server.ts';
import { ageing, type Covering } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawDormer } from '../parts/dormer.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawWoodenDormer } from '../parts/wooden-dormer.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

const ROTTEN = colours('#7D7468', '#8C8376', '#6A6258', '#958B7C', '#5C544C');
const TAWNY = colours('#A8633F', '#9A5636', '#B57350', '#8C4C32', '#BC8460', '#94603F');
const SIZE = { u: 5.4, v: 1.5, wide: 2.1, tall: 1.9, pitch: 1 };

export const lucarnePair = pairOf({
  alt: {
    before: 'Avant : lucarne de bois pourri, peinture écaillée, carreau cassé et tuiles moussues',
    after: 'Après : la même lucarne habillée de zinc à joint debout, fenêtre neuve et bavette au pied',
  },
  light: { before: lightOf('cool', 226, 38), after: lightOf('noon', 224, 40) },
  camera: { eye: vector(-0.2, -4.9, 7.5), target: vector(4.5, 1.4, 6.35), lens: 1.12, centre: { x: 0.47, y: 0.52 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.32, clouds: skies(old, 161) });
    paintValley(easel, { seed: 'lucarne', below: 20, from: 60, mist: '#AFC0C8', air: 0.6 });
    const fate = old ? ageing('lucarne', 0.8, OLD_CLAY, 1.2) : ageing('lucarne', 0.1, TAWNY, 0);
    const covering: Covering = {
      kind: 'plain',
      seed: 'lucarne',
      coarse: 1.15,
      fate,
      palette: old ? PLAIN_CLAY : TAWNY,
    };
    const { front, eave } = drawHouse(easel, {
      corner: vector(-2, 0, 0),
      wide: 20,
      deep: 10,
      tall: 4.2,
      pitch: 4.4,
      seed: 'lucarne',
      covering,
      ridge: old ? OLD_CLAY : TAWNY,
    });
    if (old) growMoss(easel, front, { seed: 'lucarne', amount: 0.46, course: 0.22, size: 0.045 });
    if (old)
      drawWoodenDormer(easel, front, {
        ...SIZE,
        wood: ROTTEN,
        seed: 'lucarne',
        covering: { ...covering, palette: OLD_CLAY },
      });
    else {
      const seam = { bay: 0.4, palette: ZINC, seed: 'lucarne', mirror: colour('#DCE7EE') };
      drawDormer(easel, front, { ...SIZE, seam, clad: true });
    }
    drawGutter(easel, { ...eave, seed: 'lucarne', wear: old ? 1 : 0 });
  },
  finish: finishes('#6E7A7E', 0.26, '#FFEBC8', 0.3),
});
