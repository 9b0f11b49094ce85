import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { getTextAt, listTexts, setAt } from '#src/kernel/document-fields.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { DocumentEditor, useEditorPlace } from '#src/ui/admin/document/document-editor.tsx';
import { fetchCityPreview } from '../city.client.ts';
import { cityPath } from '../city.rules.ts';
import type { CityPageRecord, OwnText } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { CITY_FIELDS, CITY_SECTIONS, type CitySection, SHARED_FRAMES } from '../city-fields.contract.ts';
import { OWN_SHARE_MIN } from '../own-text.rules.ts';
import { CityForm, CitySectionsList } from './city-form.tsx';
import { CityPublishBar } from './city-publish-bar.tsx';
import { toContent } from './city-values.ts';
import { useCityDraft } from './use-city-draft.ts';

const percent = (share: number): number => Math.floor(share * 100);

/** Says how much of the stored text stands on no other page. */
function OwnTextNotice({ ownText: { share, words, isEnough, nearest } }: { ownText: OwnText }) {
  return (
    <Alert color={isEnough ? 'green' : 'orange'} title={TEXTS.own.title} role="status" mb="md" p="sm">
      <Text size="sm">
        {fill(TEXTS.own.share, { percent: percent(share), words })}{' '}
        {isEnough ? TEXTS.own.enough : fill(TEXTS.own.tooLittle, { percent: percent(OWN_SHARE_MIN) })}{' '}
        {nearest && fill(TEXTS.own.nearest, { name: nearest.name, percent: percent(nearest.similarity) })}
      </Text>
    </Alert>
  );
}

/** Returns the section of a path; the drawing is chosen with the description of the roofs. */
const toSection = (path: string): CitySection =>
  CITY_SECTIONS.find((section) => section === path.split('.')[0]) ?? 'identity';

function HeaderActions({ page }: { page: CityPageRecord }) {
  return (
    <>
      {page.isPublished && (
        <Button
          component="a"
          href={cityPath(page.slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {TEXTS.see}
        </Button>
      )}
      <Button
        component={Link}
        to={href('/admin/places')}
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {TEXTS.back}
      </Button>
    </>
  );
}

/** The page as visitors will see it, its sections and their fields; typed where it stands or beside it. */
export function CityEditor({ page }: { page: CityPageRecord }) {
  const draft = useCityDraft(page);
  const place = useEditorPlace<CitySection>('hero');
  const { selected } = place;
  const { document, summary, refusals, change } = draft;
  return (
    <DocumentEditor
      header={{
        title: fill(TEXTS.title, { name: page.name }),
        description: TEXTS.description,
        actions: <HeaderActions page={{ ...page, isPublished: summary.isPublished }} />,
      }}
      draft={draft}
      place={place}
      locate={(path) => ({ section: toSection(path), name: TEXTS.sections[toSection(path)] })}
      texts={CITY_SECTIONS.flatMap((section) => listTexts(CITY_FIELDS[section], document[section]))}
      onOpen={(section) => place.open(toSection(section))}
      preview={{
        fetchPreview: () => fetchCityPreview(page.id),
        selected: SHARED_FRAMES[selected] ?? selected,
        onSelect: (section, path) => place.select(toSection(path ?? section)),
        getText: (path) => getTextAt(toContent(document), path),
        // The preview counts entries as they are stored, without those that are still empty.
        onText: (path, text) => change((now) => setAt(toContent(now), path, text)),
      }}
      bar={
        <Stack gap="xs" mb="md">
          <CityPublishBar draft={draft} />
        </Stack>
      }
      notice={summary.isStored && <OwnTextNotice ownText={summary.ownText} />}
      sections={<CitySectionsList content={document} selected={selected} onSelect={place.open} />}
      fields={
        <CityForm
          slug={page.slug}
          content={document}
          section={selected}
          getError={(path) => refusals[path]?.[0]}
          onChange={(path, value) => change((now) => setAt(now, path, value))}
        />
      }
    />
  );
}
