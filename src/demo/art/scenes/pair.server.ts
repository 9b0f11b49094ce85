import type { Easel } from '../kit/easel.server.ts';
import { type Finish, varnish } from '../kit/finish.server.ts';
import type { Light } from '../kit/light.server.ts';
import type { CameraSetting } from '../kit/space.server.ts';
import type { CloudSetting } from '../landscape/sky.server.ts';
import type { Scene } from './scene.server.ts';

type State = 'before' | 'after';

/** The two states of one place. Everything but the wear is drawn from the same seed and viewpoint. */
export type Pair = (state: State) => Scene;

type PairSetting = {
  alt: Record<State, string>;
  light: Record<State, Light>;
  camera: CameraSetting;
  paint: (easel: Easel, old: boolean) => void;
  finish: Record<State, Finish>;
};

export const pairOf =
  ({ alt, light, camera, paint, finish }: PairSetting): Pair =>
  (state) => ({
    alt: alt[state],
    light: light[state],
    camera,
    paint: (easel) => {
      paint(easel, state === 'before');
      varnish(easel, finish[state]);
    },
  });

/** Heavy clouds before, fair ones after. */
export const skies = (old: boolean, seed: number): CloudSetting => ({
  cover: old ? 0.66 : 0.42,
  lit: old ? '#D9DDDE' : '#FFFFFF',
  shaded: old ? '#8E9AA2' : '#B9CBD6',
  size: 560,
  seed,
});

/** Washed out and grey before, the sun in a corner after. */
export const finishes = (wash: string, strength: number, sun: string, shine: number): Record<State, Finish> => ({
  before: { wash: { colour: wash, strength } },
  after: { flare: { x: 1, y: 0, radius: 0.6, colour: sun, strength: shine } },
});
