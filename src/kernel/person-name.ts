/** Returns "Élodie" for "Élodie Vernet". */
export const getFirstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Returns the initials for an avatar, such as "ÉV". */
export const getInitials = (name: string): string =>
  name
    .trim()
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
