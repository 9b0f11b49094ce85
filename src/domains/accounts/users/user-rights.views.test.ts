import { describe, expect, it } from 'vitest';
import { RIGHTS } from '#src/kernel/actor.ts';
import { AREAS, isPreset, LEVELS, levelIn, PRESETS, SWITCHES, withLevel, withSwitch } from './user-rights.views.ts';

describe('PRESETS', () => {
  it('gives the assistant the daily work without money, people and settings', () => {
    expect(PRESETS.assistant).toEqual(RIGHTS.filter((right) => right.includes(':')));
  });

  it('gives the accountant money, and read access to sales', () => {
    expect(PRESETS.accountant).toEqual(['sales:read', 'money']);
  });

  it('recognises exactly its own rights', () => {
    expect(isPreset('assistant', [...PRESETS.assistant].reverse())).toBe(true);
    expect(isPreset('assistant', [...PRESETS.assistant, 'money'])).toBe(false);
    expect(isPreset('editor', [])).toBe(false);
  });
});

describe('withLevel and withSwitch', () => {
  it.each(AREAS.flatMap((area) => LEVELS.map((level) => [area, level] as const)))(
    'changes %s to %s and keeps every other right',
    (area, level) => {
      const rights = withLevel(RIGHTS, area, level);
      expect(levelIn(area, rights)).toBe(level);
      const others = RIGHTS.filter((right) => !right.startsWith(`${area}:`));
      expect(rights.filter((right) => !right.startsWith(`${area}:`))).toEqual(others);
    },
  );

  it.each(SWITCHES)('turns %s on and off', (name) => {
    const on = withSwitch(['sales:read'], name, true);
    expect(on).toEqual(['sales:read', name]);
    expect(withSwitch(on, name, false)).toEqual(['sales:read']);
  });

  it('covers every right', () => {
    const all = [...AREAS.flatMap((area) => [`${area}:read`, `${area}:change`]), ...SWITCHES];
    expect(new Set(all)).toEqual(new Set(RIGHTS));
  });
});
