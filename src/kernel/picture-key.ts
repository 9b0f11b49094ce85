/** Ends a key that contains its picture's mean colour; a random key ends like this once in 65,536 times. */
const MARK = 'a5e7';
const TINT_LENGTH = 3;
const RANDOM_LENGTH = 25;

/**
 * Writes the mean colour of a picture into its key, so that its address alone tells the placeholder's colour.
 * @param random 32 hexadecimal digits, of which 25 remain (100 bits).
 * @param tint three hexadecimal digits: red, green, blue.
 */
export const addTint = (random: string, tint: string): string => random.slice(0, RANDOM_LENGTH) + tint + MARK;

/** Returns the three digits at the end of a key or of an address; undefined for a key without them. */
export const readTint = (key: string): string | undefined =>
  key.endsWith(MARK) ? key.slice(-MARK.length - TINT_LENGTH, -MARK.length) : undefined;
