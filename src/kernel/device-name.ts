const TOKEN_DEVICE = 'Jeton d’API « ';

/** Returns what stands for the program of a call with a token; no program can send this apostrophe in a header. */
export const tokenDevice = (name: string): string => `${TOKEN_DEVICE}${name}\u202f»`;

/** Returns a readable device name for a user agent: "Firefox, Linux". */
export function deviceName(userAgent: string): string {
  if (userAgent.startsWith(TOKEN_DEVICE)) return userAgent;
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : 'Autre application';
  const system = [/Android/, /iPhone|iPad/, /Windows/, /Mac OS/, /Linux/].findIndex((pattern) =>
    pattern.test(userAgent),
  );
  const name = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'][system];
  return name === undefined ? browser : `${browser}, ${name}`;
}
