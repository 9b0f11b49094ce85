const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

const NUMBER = /^\d+$/;

/** Whether a text is a version of Semantic Versioning, as tags write it: with or without a "v". */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** Compares two parts: numbers by value and before words, an absent part first. */
function compareParts(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  const [isNumber, isOtherNumber] = [NUMBER.test(one), NUMBER.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

function compareLists(one: string[], other: string[]): number {
  const length = Math.max(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = compareParts(one[place], other[place]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns whether a version comes after another one (Semantic Versioning 2.0, § 11); no text is newer than a version. */
export function isNewerVersion(version: string, than: string): boolean {
  const [, ...one] = VERSION.exec(version) ?? [];
  const [, ...other] = VERSION.exec(than) ?? [];
  if (one.length === 0 || other.length === 0) return false;
  const numbers = compareLists(one.slice(0, 3), other.slice(0, 3));
  if (numbers !== 0) return numbers > 0;
  const [early, otherEarly] = [one[3], other[3]];
  // A version comes after what was published to try it.
  if (early === undefined || otherEarly === undefined) return early === undefined && otherEarly !== undefined;
  return compareLists(early.split('.'), otherEarly.split('.')) > 0;
}
