import { DomainError } from '#src/kernel/errors.ts';

/** Names that every plain object inherits: as input keys they could change the object that copies them. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses unsafe field names. @throws DomainError `invalid` for a name that no form or body of this API has. */
export function refuseUnsafeNames(names: Iterable<string>): void {
  for (const name of names) {
    // A form sends a list as `name[]`; other clients send a nested field as `name[key]`.
    if (!name.split(/[[\].]/).some((part) => UNSAFE.has(part))) continue;
    const message = 'Ce nom de champ n’est pas accepté.';
    throw new DomainError('invalid', message, { fields: { body: [message] } });
  }
}

/** Checks the keys of a parsed JSON value at every depth, without recursion. @throws DomainError `invalid`. */
export function refuseUnsafeKeys(value: unknown): void {
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) refuseUnsafeNames(Object.keys(next));
    for (const inner of Object.values(next)) {
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
}
