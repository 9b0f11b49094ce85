/** The signed-in user has no right to the screen of this address. */
export class MissingRight extends Error {}
