import { colour, mix, rgb } from '../kit/colour.server.ts';
import type { Light } from '../kit/light.server.ts';
import { unit, vector } from '../kit/space.server.ts';

const sunAt = (bearing: number, height: number) => {
  const [b, h] = [(bearing * Math.PI) / 180, (height * Math.PI) / 180];
  return unit(vector(Math.sin(b) * Math.cos(h), Math.cos(b) * Math.cos(h), Math.sin(h)));
};

export type LightName = 'golden' | 'morning' | 'noon' | 'cool' | 'rain' | 'dusk' | 'night' | 'snow';

/** Bearing: 0 is straight ahead, 90 to the right, 180 behind the viewer. */
export function lightOf(name: LightName, bearing: number, height = HEIGHTS[name]): Light {
  return { ...LIGHTS[name], sun: sunAt(bearing, height) };
}

const HEIGHTS: Record<LightName, number> = {
  golden: 24,
  morning: 20,
  noon: 50,
  cool: 42,
  rain: 60,
  dusk: 12,
  night: 40,
  snow: 26,
};

const sky = (...stops: [number, string][]) => stops.map(([at, hex]) => ({ at, colour: hex }));

/** Under a roof: light thrown back from everywhere, a little stronger from the viewer's side. `level` 1 is a bright room. */
export function indoors(level: number, warmth: number, bearing = 218, outside: LightName = 'morning'): Light {
  const tinted = (value: number) =>
    rgb(level * value * (1 + 0.14 * warmth), level * value, level * value * (1 - 0.16 * warmth));
  return {
    ...LIGHTS[outside],
    sun: sunAt(bearing, 24),
    sunColour: tinted(0.62),
    skyColour: tinted(0.4),
    groundColour: tinted(0.46),
    hazeReach: 46,
    haze: mix(colour('#20252B'), colour('#7A5A3C'), 0.5 + warmth / 2),
    shadow: '#120D0C',
  };
}

const LIGHTS: Record<LightName, Omit<Light, 'sun'>> = {
  golden: {
    sunColour: rgb(1.32, 0.92, 0.56),
    skyColour: rgb(0.4, 0.42, 0.56),
    groundColour: rgb(0.3, 0.22, 0.2),
    haze: colour('#E9B98C'),
    hazeReach: 4200,
    sky: sky([0, '#33506B'], [0.4, '#6E8797'], [0.68, '#D9B48C'], [0.88, '#F6CD8F'], [1, '#FBDFAE']),
    shadow: '#241420',
  },
  morning: {
    sunColour: rgb(1.25, 0.86, 0.6),
    skyColour: rgb(0.44, 0.45, 0.58),
    groundColour: rgb(0.3, 0.24, 0.24),
    haze: colour('#F0BFA0'),
    hazeReach: 3000,
    sky: sky([0, '#3C567A'], [0.4, '#8A8FA6'], [0.7, '#E5AE93'], [0.9, '#F9CF9A'], [1, '#FDE6BE']),
    shadow: '#221828',
  },
  noon: {
    sunColour: rgb(1, 0.93, 0.8),
    skyColour: rgb(0.44, 0.49, 0.58),
    groundColour: rgb(0.3, 0.28, 0.25),
    haze: colour('#C3D5E0'),
    hazeReach: 5200,
    sky: sky([0, '#3E7BAB'], [0.45, '#79AACB'], [0.8, '#BAD3DF'], [1, '#E6E8E0']),
    shadow: '#1C1C2A',
  },
  cool: {
    sunColour: rgb(0.82, 0.86, 0.9),
    skyColour: rgb(0.46, 0.53, 0.62),
    groundColour: rgb(0.26, 0.27, 0.3),
    haze: colour('#B5C6D2'),
    hazeReach: 4200,
    sky: sky([0, '#2F4E6B'], [0.45, '#6688A3'], [0.8, '#AFC4D2'], [1, '#DFE5E6']),
    shadow: '#141C28',
  },
  rain: {
    sunColour: rgb(0.3, 0.32, 0.36),
    skyColour: rgb(0.56, 0.61, 0.68),
    groundColour: rgb(0.26, 0.27, 0.29),
    haze: colour('#93A2AC'),
    hazeReach: 1500,
    sky: sky([0, '#3B4954'], [0.5, '#5E6E7A'], [0.85, '#8B9AA4'], [1, '#A9B4B9']),
    shadow: '#12171E',
  },
  dusk: {
    sunColour: rgb(1.15, 0.6, 0.34),
    skyColour: rgb(0.34, 0.36, 0.52),
    groundColour: rgb(0.2, 0.16, 0.2),
    haze: colour('#D08A6E'),
    hazeReach: 3400,
    sky: sky([0, '#1F2F4A'], [0.4, '#5A5878'], [0.7, '#C77F69'], [0.88, '#F0A766'], [1, '#FAC98B']),
    shadow: '#140E1C',
  },
  night: {
    sunColour: rgb(0.22, 0.28, 0.4),
    skyColour: rgb(0.17, 0.22, 0.33),
    groundColour: rgb(0.09, 0.1, 0.14),
    haze: colour('#24344A'),
    hazeReach: 1900,
    sky: sky([0, '#0D1726'], [0.5, '#172840'], [0.85, '#2A405A'], [1, '#435C73']),
    shadow: '#060A12',
  },
  snow: {
    sunColour: rgb(0.98, 0.82, 0.66),
    skyColour: rgb(0.5, 0.56, 0.7),
    groundColour: rgb(0.42, 0.45, 0.55),
    haze: colour('#D9D6DE'),
    hazeReach: 2200,
    sky: sky([0, '#5F7D9E'], [0.5, '#9FB0C4'], [0.82, '#E0CFC8'], [1, '#F6E3CF']),
    shadow: '#1C2740',
  },
};
