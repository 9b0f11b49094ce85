import { href } from '#src/kernel/href.ts';

/** Returns a link only if it is a back-office path: a stored link must never lead elsewhere. */
export const adminPath = (link: string): string => (/^\/admin(?:[/?#]|$)/.test(link) ? link : href('/admin'));
