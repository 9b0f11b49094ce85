import { NavLink, Stack, Text, Title } from '@mantine/core';
import { DOCUMENT_EDITOR_TEXTS } from '#src/ui/admin/document/document-editor.texts.ts';
import { DocumentFields, type FieldAccess, type FieldWords } from '#src/ui/admin/document/document-fields.tsx';
import { SearchResult } from '#src/ui/admin/search-result.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { cityPath } from '../city.rules.ts';
import { CITY_TRADES, type CityContent, type CityTrade } from '../city-content.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { CITY_FIELDS, CITY_SECTIONS, type CitySection, SCENE_FIELD } from '../city-fields.contract.ts';
import { CITY_PAGE_TEXTS } from '../city-page.texts.ts';
import { isEmptySection } from './city-values.ts';

const LABELS: Readonly<Record<string, string>> = TEXTS.fields;
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  icon: TEXTS.icons,
  scene: TEXTS.scenes,
  trade: CITY_PAGE_TEXTS.services.labels,
};

const WORDS: FieldWords = {
  getLabel: (name) => LABELS[name] ?? name,
  getOptions: (field, name) =>
    field.input === 'choice' ? field.options.map((value) => ({ value, label: OPTIONS[name]?.[value] ?? value })) : [],
  getEmpty: (fields, list) => {
    const entry = Object.fromEntries(
      Object.entries(fields).map(([name, { input }]) => [name, input === 'lines' ? [] : '']),
    );
    const isFree = (trade: CityTrade['trade']): boolean => list.every((one) => one.trade !== trade);
    return {
      ...entry,
      ...('trade' in fields && { trade: CITY_TRADES.find(isFree) ?? CITY_TRADES[0] }),
      ...('icon' in fields && { icon: 'check' }),
    };
  },
};

interface CitySectionsListProps {
  content: CityContent;
  selected: CitySection;
  onSelect: (section: CitySection) => void;
}

/** Sections of a town's page in their order; one without text is not on the page. */
export const CitySectionsList = ({ content, selected, onSelect }: CitySectionsListProps) => (
  <Stack component="nav" gap={2} aria-label={DOCUMENT_EDITOR_TEXTS.sections}>
    {CITY_SECTIONS.map((section) => (
      <NavLink
        key={section}
        component="button"
        label={TEXTS.sections[section]}
        active={section === selected}
        rightSection={
          isEmptySection(content, section) ? <StatusBadge status="hidden">{TEXTS.empty}</StatusBadge> : undefined
        }
        onClick={() => onSelect(section)}
      />
    ))}
  </Stack>
);

interface CityFormProps extends FieldAccess {
  slug: string;
  content: CityContent;
  section: CitySection;
}

/** Fields of one section below the question that they answer. */
export function CityForm({ slug, content, section, ...access }: CityFormProps) {
  const { meta } = content;
  const shared = { words: WORDS, ...access };
  return (
    <Stack key={section} mt="md" role="region" aria-label={TEXTS.sections[section]}>
      <div>
        <Title order={2} fz="lg">
          {TEXTS.sections[section]}
        </Title>
        <Text size="sm" c="dimmed">
          {TEXTS.questions[section]}
        </Text>
      </div>
      <DocumentFields fields={CITY_FIELDS[section]} content={content[section]} before={`${section}.`} {...shared} />
      {section === 'identity' && <DocumentFields fields={SCENE_FIELD} content={content} {...shared} />}
      {section === 'meta' && <SearchResult path={cityPath(slug)} title={meta.title} description={meta.description} />}
    </Stack>
  );
}
