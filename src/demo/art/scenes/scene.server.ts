import { createEasel, type Easel } from '../kit/easel.server.ts';
import type { Light } from '../kit/light.server.ts';
import type { CameraSetting } from '../kit/space.server.ts';

export type Scene = {
  /** French, true to what is drawn. */
  alt: string;
  wide?: boolean;
  light: Light;
  camera: CameraSetting;
  paint(easel: Easel): void;
};

const SHEET = { width: 1600, height: 1200 };
const WIDE_SHEET = { width: 2400, height: 1350 };

export function drawScene(scene: Scene): Easel {
  const easel = createEasel({ ...(scene.wide ? WIDE_SHEET : SHEET), light: scene.light, camera: scene.camera });
  scene.paint(easel);
  return easel;
}
