import { describe, expect, it } from 'vitest';
import type { Field, Fields } from '#src/kernel/document-fields.ts';
import { CityContent } from './city-content.contract.ts';
import { CITY_FIELDS, CITY_SECTIONS } from './city-fields.contract.ts';

/** Longest value that the editor announces for a field. */
function longest(field: Field): unknown {
  switch (field.input) {
    case 'line':
    case 'paragraph':
      return 'x'.repeat(field.max);
    case 'lines':
      return Array.from({ length: field.most }, () => 'x'.repeat(field.max));
    case 'items':
      // A trade can be on a page only once.
      return 'trade' in field.fields
        ? [fullest(field.fields)]
        : Array.from({ length: field.most }, () => fullest(field.fields));
    case 'choice':
      return field.options[0];
    default:
      throw new Error(field.input);
  }
}
const fullest = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, longest(field)]));

describe('CITY_FIELDS', () => {
  it('announces lengths that the stored page accepts, for every section and field', () => {
    const content = Object.fromEntries(CITY_SECTIONS.map((section) => [section, fullest(CITY_FIELDS[section])]));
    const parsed = CityContent.parse(content);
    expect(parsed).toEqual({ ...content, scene: 'none' });
    expect(Object.keys(CityContent.shape).sort()).toEqual([...CITY_SECTIONS, 'scene'].sort());
  });
});
