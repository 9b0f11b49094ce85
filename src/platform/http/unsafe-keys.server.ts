import { DomainError } from '#src/kernel/errors.ts';

/** Names that every plain object inherits: as a key from outside they could change the object that copies them. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws DomainError `invalid` for a field name that no form or body of this API has. */
export function refuseUnsafeNames(names: Iterable<string>): void {
  for (const name of names) {
    // A form's list is sent as `name[]`, a nested field of other clients as `name[key]`.
    if (!name.split(/[[\].]/).some((part) => UNSAFE.has(part))) continue;
    const message = 'Ce nom de champ n’est pas accepté.';
    throw new DomainError('invalid', message, { fields: { body: [message] } });
  }
}

/** The keys of a parsed JSON value at every depth, without recursion. @throws DomainError `invalid`. */
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
