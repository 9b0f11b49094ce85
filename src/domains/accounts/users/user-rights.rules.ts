import { completeRights, type Right } from '#src/kernel/actor.ts';

/** Parts of the daily work whose rights go from none over reading to changing. */
export const AREAS = ['requests', 'sales', 'content'] as const;
export type Area = (typeof AREAS)[number];

/** Rights that are given or not, whatever the area. */
export const SWITCHES = ['money', 'people', 'settings'] as const satisfies readonly Right[];

export const LEVELS = ['none', 'read', 'change'] as const;
export type Level = (typeof LEVELS)[number];

/** What is usually given together. */
export const PRESETS = {
  /** Everything daily, without money. */
  assistant: completeRights(['requests:change', 'sales:change', 'content:change']),
  accountant: completeRights(['sales:read', 'money']),
  editor: completeRights(['content:change']),
} as const;
export type Preset = keyof typeof PRESETS;

/** How far rights go in an area. */
export function levelIn(area: Area, rights: readonly Right[]): Level {
  if (rights.includes(`${area}:change`)) return 'change';
  return rights.includes(`${area}:read`) ? 'read' : 'none';
}

/** The rights with another level in one area. */
export function withLevel(rights: readonly Right[], area: Area, level: Level): Right[] {
  const others = rights.filter((right) => !right.startsWith(`${area}:`));
  return completeRights(level === 'none' ? others : [...others, `${area}:${level}`]);
}

/** The rights with one of the switches on or off. */
export const withSwitch = (rights: readonly Right[], name: (typeof SWITCHES)[number], isOn: boolean): Right[] =>
  completeRights(isOn ? [...rights, name] : rights.filter((right) => right !== name));

/** Whether rights are exactly those of a preset. */
export const isPreset = (preset: Preset, rights: readonly Right[]): boolean =>
  completeRights(rights).join() === PRESETS[preset].join();
