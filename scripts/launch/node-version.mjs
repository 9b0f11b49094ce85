// Read by old Node versions, too, which must show a sentence instead of a syntax error: no newer syntax, no import.

/** Oldest Node that can run these scripts; the product itself needs a newer one. */
const OLDEST = 20;

/**
 * Returns why this Node cannot run the scripts; an empty text when it can.
 * @param {string} version
 */
export function refuseNode(version) {
  const major = Number(version.replace('v', '').split('.')[0]);
  if (major >= OLDEST) return '';
  return `Erreur : Faîtage demande Node 24.15 ou plus récent (ici ${version}) : installez-le (nvm install 24, ou https://nodejs.org), puis recommencez.`;
}
