import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff - SURROGATES;

/** Any text of whole characters. fast-check's own `binary` unit first spends a second on a table of all of them. */
export const anyText = ({ maxLength }: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(LAST), { ...(maxLength !== undefined && { maxLength }) })
    .map((codes) => String.fromCodePoint(...codes.map((code) => (code < FIRST_SURROGATE ? code : code + SURROGATES))));
