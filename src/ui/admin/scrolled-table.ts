/** Makes a wide table scroll with the arrow keys, where nothing in it takes the focus. */
export const REACHED_BY_KEYS = { viewportProps: { tabIndex: 0 } };
