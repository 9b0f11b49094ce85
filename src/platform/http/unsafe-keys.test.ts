import { describe, expect, it } from 'vitest';
import { refuseUnsafeKeys, refuseUnsafeNames } from './unsafe-keys.server.ts';

const INVALID = expect.objectContaining({ code: 'invalid', status: 422 });

describe('refuseUnsafeKeys', () => {
  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"\\u005f_proto__":1}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":[{"b":[[{"prototype":null}]]}]}',
    '[1,{"a":{"__proto__":[]}}]',
  ])('refuses %s with 422', (text) => {
    expect(() => refuseUnsafeKeys(JSON.parse(text))).toThrow(INVALID);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it.each(['{"a":"__proto__"}', '["constructor"]', '{"prototypes":1,"the constructor":2}', 'null', '3', '{}'])(
    'accepts %s, which has no unsafe key',
    (text) => {
      expect(() => refuseUnsafeKeys(JSON.parse(text))).not.toThrow();
    },
  );

  it('reads 200,000 levels without exhausting the stack', () => {
    let nested: object = { constructor: 1 };
    for (let level = 0; level < 200_000; level++) nested = [nested];
    expect(() => refuseUnsafeKeys(nested)).toThrow(INVALID);
  });
});

describe('refuseUnsafeNames', () => {
  it.each(['__proto__', 'constructor', 'prototype', '__proto__[]', 'a[constructor]', 'a.prototype'])(
    'refuses the field %s with 422',
    (name) => {
      expect(() => refuseUnsafeNames(['title', name])).toThrow(INVALID);
    },
  );

  it('accepts other field names', () => {
    expect(() => refuseUnsafeNames(['title', 'features[]', 'construct'])).not.toThrow();
  });
});
