/** A vowel, or one of the beginnings with a mute h: "Habitat", "Hélène", "Hervé", "Hôtel"; other names keep "de". */
const ELIDED =
  /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou]|h(?:abi|arm|ect|[eé]li|[eé]l[eèéo]|enri|erb|[eé]ri|erm|erv|ist|iv|om|on|or|[oô]p|[oô]t|uil|um|y))/iu;

/** Adds "de" to the name of a company: "de Toits Martin", "d’Agence Pixel". */
export const ofName = (name: string): string => `${ELIDED.test(name) ? 'd’' : 'de '}${name}`;
