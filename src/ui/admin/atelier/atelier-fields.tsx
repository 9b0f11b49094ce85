import { Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { CategoryField } from '../pickers/category-field.tsx';
import { KnownData, type KnownSources } from '../pickers/known-data.ts';
import { PersonPicker } from '../pickers/person-picker.tsx';
import { ServiceField } from '../pickers/service-field.tsx';
import { TownField } from '../pickers/town-field.tsx';
import { SearchField } from '../search-field.tsx';
import { WholeNumberField } from '../whole-number-field.tsx';
import { ATELIER_TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

const { fields: TEXTS, parts: PARTS, pickers: PICKERS, rows: ROWS } = ATELIER_TEXTS;
const SEARCH_MAX = 50;
const CATEGORY_MAX = 80;
const SAMPLE = { name: ROWS.name, email: 'odile@exemple.example', phone: '04 65 71 00 01', address: '26400 Crest' };
const SOURCES: KnownSources = {
  people: async () => [SAMPLE],
  services: async () => [...TEXTS.choices],
  towns: async () => ['Crest', 'Valence'],
  communes: async () => ['Crest'],
  facts: async () => NO_FACTS,
};

/** Fields, empty, filled, refused and disabled. */
export function Fields() {
  const [count, setCount] = useState<number | ''>(3);
  return (
    <Part title={PARTS.fields}>
      <Specimen name="field-empty" width="field">
        <TextInput label={TEXTS.empty} placeholder={TEXTS.emptyHint} />
      </Specimen>
      <Specimen name="field-filled" width="field">
        <TextInput label={TEXTS.filled} required defaultValue={TEXTS.value} />
      </Specimen>
      <Specimen name="field-refused" width="field">
        <TextInput label={TEXTS.wrong} error={TEXTS.error} />
      </Specimen>
      <Specimen name="field-disabled" width="field">
        <TextInput label={TEXTS.disabled} disabled defaultValue={TEXTS.value} />
      </Specimen>
      <Specimen name="field-choice" width="field">
        <NativeSelect label={TEXTS.choice} data={[...TEXTS.choices]} />
      </Specimen>
      <Specimen name="field-text" width="field">
        <Textarea label={TEXTS.text} description={TEXTS.help} rows={3} />
      </Specimen>
      <Specimen name="field-number" width="field">
        <WholeNumberField label={TEXTS.number} value={count} onChange={setCount} />
      </Specimen>
      <Specimen name="field-box" width="field">
        <Checkbox label={TEXTS.box} defaultChecked />
      </Specimen>
      <Specimen name="field-switch" width="field">
        <Switch label={TEXTS.toggle} defaultChecked />
      </Specimen>
      <Specimen name="field-search" width="field">
        <SearchField
          label={TEXTS.search}
          placeholder={TEXTS.search}
          clearLabel={TEXTS.clear}
          value=""
          maxLength={SEARCH_MAX}
          onSearch={() => undefined}
        />
      </Specimen>
    </Part>
  );
}

/** Fields that offer known people, services, towns and categories, on invented data. */
export function Pickers() {
  const [service, setService] = useState<string>(TEXTS.choices[0]);
  const [other, setOther] = useState('Ramonage');
  const [town, setTown] = useState('Crest');
  const [category, setCategory] = useState<string>(TEXTS.choices[1]);
  return (
    <KnownData value={SOURCES}>
      <Part title={PARTS.pickers}>
        <Specimen name="picker-person" width="wide">
          <PersonPicker onPick={() => undefined} />
        </Specimen>
        <Specimen name="picker-service" width="field">
          <ServiceField label={PICKERS.service} value={service} onChange={setService} />
        </Specimen>
        <Specimen name="picker-other" width="field">
          <ServiceField label={PICKERS.other} value={other} onChange={setOther} />
        </Specimen>
        <Specimen name="picker-town" width="field">
          <TownField label={PICKERS.town} value={town} onChange={setTown} />
        </Specimen>
        <Specimen name="picker-category" width="field">
          <CategoryField
            label={PICKERS.category}
            known={TEXTS.choices}
            value={category}
            maxLength={CATEGORY_MAX}
            onChange={setCategory}
          />
        </Specimen>
      </Part>
    </KnownData>
  );
}
