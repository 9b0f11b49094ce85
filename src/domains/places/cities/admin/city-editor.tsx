import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { deleteCityPage, fetchCityPage, saveCityPage } from '../city.client.ts';
import { cityPath } from '../city.rules.ts';
import type { CityPageRecord, OwnText } from '../city-admin.contract.ts';
import { CityContent } from '../city-content.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { OWN_SHARE_MIN } from '../own-text.rules.ts';
import { CityPublication } from './city-publication.tsx';
import { CitySections } from './city-sections.tsx';
import { type CityValues, toContent } from './city-values.ts';

const percent = (share: number): number => Math.floor(share * 100);

/** Says how much of the stored text stands on no other page. */
function OwnTextNotice({ ownText: { share, words, isEnough, nearest } }: { ownText: OwnText }) {
  return (
    <Alert color={isEnough ? 'green' : 'orange'} title={TEXTS.own.title} role="status">
      <Stack gap={4}>
        <Text size="sm">{fill(TEXTS.own.share, { percent: percent(share), words })}</Text>
        <Text size="sm">
          {isEnough ? TEXTS.own.enough : fill(TEXTS.own.tooLittle, { percent: percent(OWN_SHARE_MIN) })}
        </Text>
        {nearest && (
          <Text size="sm">{fill(TEXTS.own.nearest, { name: nearest.name, percent: percent(nearest.similarity) })}</Text>
        )}
      </Stack>
    </Alert>
  );
}

/** Deletes the page after a confirmation, and returns to the places. */
function Removal({ page }: { page: CityPageRecord }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(async () => undefined, setFailure);
  const remove = async (): Promise<void> => {
    setAsking(false);
    if (!(await attempt(() => deleteCityPage(page.id), TEXTS.deleteError))) return;
    showSuccess(TEXTS.deleted);
    await navigate(href('/admin/places'));
  };
  return (
    <Changing>
      {failure && <Alert color="red">{failure}</Alert>}
      <Button
        variant="light"
        color="red"
        loading={isBusy}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {TEXTS.remove}
      </Button>
      <ConfirmDelete
        question={isAsking ? fill(TEXTS.confirm, { name: page.name }) : null}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Changing>
  );
}

const read = ({ content, updated_at }: CityPageRecord) => ({ values: { ...content }, version: updated_at });

/** Editor of a town's page; an act on the whole page begins the form again. */
export function CityEditor({ page }: { page: CityPageRecord }) {
  const [begun, setBegun] = useState(page);
  return <CityForm key={begun.updated_at} page={begun} onDone={setBegun} />;
}

/** A form for each section, how much of the text is its own, and what can be done with the page. */
function CityForm({ page, onDone }: { page: CityPageRecord; onDone: (page: CityPageRecord) => void }) {
  const [stored, setStored] = useState(page);
  const record = useRecordForm<CityValues, CityPageRecord>({
    schema: CityContent,
    reading: read(page),
    draftKey: `city-page:${page.id}`,
    save: (values, version) => saveCityPage({ id: page.id, content: toContent(values), updated_at: version }),
    reread: async () => read(await fetchCityPage(page.id)),
    stay: (saved) => ({ values: {}, version: saved.updated_at }),
    onSaved: (saved) => {
      setStored(saved);
      showSuccess(stored.publish_at === null ? TEXTS.saved : TEXTS.savedUnplanned);
    },
    failure: TEXTS.saveError,
  });
  return (
    <>
      <PageHeader
        title={fill(TEXTS.title, { name: page.name })}
        description={TEXTS.description}
        actions={
          <>
            {stored.isPublished && (
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
        }
      />
      <Stack>
        {stored.isStored && <CityPublication page={stored} isDirty={record.isDirty} onDone={onDone} />}
        {stored.isStored && <OwnTextNotice ownText={stored.ownText} />}
        <RecordForm record={record} submitLabel={TEXTS.save}>
          <CitySections form={record.form} />
        </RecordForm>
        {stored.isStored && (
          <Group>
            <Removal page={stored} />
          </Group>
        )}
      </Stack>
    </>
  );
}
