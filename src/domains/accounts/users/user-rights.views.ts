import { completeRights, type Right } from '#src/kernel/actor.ts';

/** Areas of the daily work with three levels: none, read, change. */
export const AREAS = ['requests', 'sales', 'content'] as const;
export type Area = (typeof AREAS)[number];

/** Rights that are simply on or off. */
export const SWITCHES = ['money', 'people', 'settings'] as const satisfies readonly Right[];

export const LEVELS = ['none', 'read', 'change'] as const;
export type Level = (typeof LEVELS)[number];

/** Rights that are usually given together. */
export const PRESETS = {
  /** All daily work, without money. */
  assistant: completeRights(['requests:change', 'sales:change', 'content:change']),
  accountant: completeRights(['sales:read', 'money']),
  editor: completeRights(['content:change']),
} as const;
export type Preset = keyof typeof PRESETS;

/** Returns the level of the rights in an area. */
export function levelIn(area: Area, rights: readonly Right[]): Level {
  if (rights.includes(`${area}:change`)) return 'change';
  return rights.includes(`${area}:read`) ? 'read' : 'none';
}

/** Returns the rights with another level in one area. */
export function withLevel(rights: readonly Right[], area: Area, level: Level): Right[] {
  const others = rights.filter((right) => !right.startsWith(`${area}:`));
  return completeRights(level === 'none' ? others : [...others, `${area}:${level}`]);
}

/** Returns the rights with one of the switches on or off. */
export const withSwitch = (rights: readonly Right[], name: (typeof SWITCHES)[number], isOn: boolean): Right[] =>
  completeRights(isOn ? [...rights, name] : rights.filter((right) => right !== name));

/** Returns whether the rights are exactly those of a preset. */
export const isPreset = (preset: Preset, rights: readonly Right[]): boolean =>
  completeRights(rights).join() === PRESETS[preset].join();
