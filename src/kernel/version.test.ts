import { describe, expect, it } from 'vitest';
import { isNewerVersion, isVersion } from './version.ts';

/** In their order, as Semantic Versioning 2.0 gives it. */
const ORDER = [
  '0.9.12',
  '0.10.0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
];

describe('isNewerVersion', () => {
  it.each(ORDER.slice(1).map((version, place) => [version, ORDER[place]!]))('puts %s after %s', (version, earlier) => {
    expect([isNewerVersion(version, earlier), isNewerVersion(earlier, version)]).toEqual([true, false]);
  });

  it.each([
    ['v1.2.3', '1.2.3'],
    ['1.2.3+build.7', '1.2.3'],
    ['nightly', '1.2.3'],
    ['1.2.3', ''],
  ])('takes %s for no newer version than %j', (version, than) => {
    expect(isNewerVersion(version, than)).toBe(false);
  });
});

describe('isVersion', () => {
  it.each([
    ['v0.2.0', true],
    ['1.0.0-rc.1', true],
    ['1.0', false],
    ['nightly', false],
  ])('answers for %s: %s', (text, answer) => {
    expect(isVersion(text)).toBe(answer);
  });
});
