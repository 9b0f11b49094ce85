import { Stack } from '@mantine/core';
import { useState } from 'react';
import { CameraButton } from '../camera-button.tsx';
import { ItemsField } from '../document/items-field.tsx';
import { TextField } from '../document/text-field.tsx';
import { ImageField } from '../image-field.tsx';
import { LinesField } from '../lines-field.tsx';
import { ATELIER_TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

const { fields: FIELDS, parts: PARTS, records: RECORDS } = ATELIER_TEXTS;
const MAX_BYTES = 1_000_000;
/** One grey point. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const MAX = 20;

/** Fields of pictures, of lists and of the texts of a page. */
export function LargeFields() {
  const [image, setImage] = useState(POINT);
  const [lines, setLines] = useState<string[]>([...RECORDS.lines]);
  const [items, setItems] = useState<string[]>([...RECORDS.lines]);
  const [text, setText] = useState<string>(FIELDS.filled);
  const [long, setLong] = useState<string>(FIELDS.value);
  return (
    <Part title={PARTS.large}>
      <Specimen name="image-empty" width="wide">
        <ImageField label={FIELDS.image} value="" maxBytes={MAX_BYTES} onChange={setImage} />
      </Specimen>
      <Specimen name="image-filled" width="wide">
        <ImageField label={FIELDS.imageFilled} value={image} maxBytes={MAX_BYTES} onChange={setImage} />
      </Specimen>
      <Specimen name="image-refused" width="wide">
        <ImageField
          label={FIELDS.imageRefused}
          value=""
          maxBytes={MAX_BYTES}
          error={FIELDS.error}
          onChange={setImage}
        />
      </Specimen>
      <Specimen name="camera">
        <CameraButton onTake={() => undefined} />
      </Specimen>
      <Specimen name="field-lines" width="field">
        <LinesField label={FIELDS.lines} value={lines} onChange={setLines} />
      </Specimen>
      <Specimen name="field-page-text" width="field">
        <TextField label={FIELDS.pageText} value={text} max={MAX} onChange={setText} />
      </Specimen>
      <Specimen name="field-page-text-long" width="field">
        <TextField label={FIELDS.pageTextLong} value={long} max={MAX} isParagraph hasMarkup onChange={setLong} />
      </Specimen>
      <Specimen name="items" width="wide">
        <ItemsField
          label={FIELDS.items}
          path="items"
          most={3}
          list={items}
          getEmpty={() => ''}
          onChange={(_path, list) => setItems(list as string[])}
        >
          {(item, _path, label) => (
            <Stack>
              <TextField
                label={label}
                value={item}
                max={80}
                onChange={(typed) => setItems(items.map((one) => (one === item ? typed : one)))}
              />
            </Stack>
          )}
        </ItemsField>
      </Specimen>
    </Part>
  );
}
