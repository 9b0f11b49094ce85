import { Box, Button, Checkbox, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { WholeNumberField } from '#src/ui/admin/whole-number-field.tsx';
import type { AreaRecord } from '../area.contract.ts';
import { changeArea, fetchArea, fetchPlaces } from '../place.client.ts';
import type { ListedPlace } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS } from '../place-admin.texts.ts';
import { type AreaValues, getArea, getAreaValues } from './area-values.ts';
import { toNumber } from './place-values.ts';

const { area: TEXTS } = PLACE_ADMIN_TEXTS;

interface Loaded {
  area: AreaRecord;
  /** The listed ones until the choice of the seat needs all. */
  places: readonly ListedPlace[];
  hasAll: boolean;
}

/** Sentence on the stored area. */
function getState({ area, places }: Pick<Loaded, 'area' | 'places'>): string {
  const seat = places.find(({ id }) => id === area.seat_id)?.name;
  if (seat === undefined) return TEXTS.nowWithoutSeat;
  if (area.radius_km === null) return fill(TEXTS.nowWithoutRadius, { seat });
  return fill(area.centre === null ? TEXTS.now : TEXTS.nowAround, { seat, radius: area.radius_km });
}

const Degrees = z.string().refine((text) => text === '' || toNumber(text) !== null, PLACE_ADMIN_TEXTS.fields.notNumber);
const Values = z.object({ lat: Degrees, lng: Degrees });

interface AreaFormProps extends Pick<Loaded, 'area' | 'places'> {
  onSaved: (area: AreaRecord) => Promise<void>;
}

function AreaForm({ area, places, onSaved }: AreaFormProps) {
  const record = useRecordForm<AreaValues, AreaRecord>({
    schema: Values,
    reading: { values: getAreaValues(area), version: area.updated_at },
    save: (values, version) => changeArea({ ...getArea(values, area), updated_at: version }),
    reread: async () => {
      const theirs = await fetchArea();
      return { values: getAreaValues(theirs), version: theirs.updated_at };
    },
    stay: (saved) => ({ values: {}, version: saved.updated_at }),
    onSaved: async (saved) => {
      showSuccess(TEXTS.saved);
      await onSaved(saved);
    },
    failure: TEXTS.error,
  });
  const { form } = record;
  const seats = [
    { value: '', label: TEXTS.noSeat },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const recompute = async (): Promise<void> => {
    try {
      const saved = await changeArea({ layout: null });
      showSuccess(TEXTS.recomputed);
      record.version.current = saved.updated_at;
      await onSaved(saved);
    } catch (error) {
      showFailure(toFailure(TEXTS.error, error));
    }
  };
  return (
    <RecordForm record={record} submitLabel={TEXTS.save}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NativeSelect label={TEXTS.seat} description={TEXTS.seatHint} data={seats} {...form.getInputProps('seat')} />
        <WholeNumberField label={TEXTS.radius} description={TEXTS.radiusHint} {...form.getInputProps('radius_km')} />
      </Group>
      <Checkbox
        label={TEXTS.centre}
        description={TEXTS.centreHint}
        {...form.getInputProps('hasCentre', { type: 'checkbox' })}
      />
      {form.values.hasCentre && (
        <Group grow align="flex-start">
          <TextInput label={TEXTS.lat} inputMode="decimal" {...form.getInputProps('lat')} />
          <TextInput label={TEXTS.lng} inputMode="decimal" {...form.getInputProps('lng')} />
        </Group>
      )}
      <TextInput label={TEXTS.summary} description={TEXTS.summaryHint} {...form.getInputProps('summary')} />
      {area.layout !== null && (
        <Changing>
          <Group>
            <Text size="sm">{TEXTS.layout}</Text>
            <Button variant="light" size="compact-sm" onClick={() => void recompute()}>
              {TEXTS.recompute}
            </Button>
          </Group>
        </Changing>
      )}
    </RecordForm>
  );
}

/** Most places that the choice of the seat lists. */
const ALL = { per_page: 100, sort_by: 'name' };

/** Loads the area; all places only for the choice of the seat, or when the listed rows do not have the seat. */
async function loadArea(rows: readonly ListedPlace[], isChoosing: boolean): Promise<Loaded> {
  const area = await fetchArea();
  if (!isChoosing && (area.seat_id === null || rows.some(({ id }) => id === area.seat_id)))
    return { area, places: rows, hasAll: false };
  const { items } = await fetchPlaces(ALL);
  // The choice of the seat follows the list, which may show more than the first hundred.
  const more = rows.filter((row) => items.every(({ id }) => id !== row.id));
  return { area, places: [...items, ...more], hasAll: true };
}

/** Seat, radius and centre of the area, above the list of the places. */
export function AreaPanel({ list }: { list: { rows: readonly ListedPlace[]; reload: () => Promise<void> } }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [isOpen, { toggle }] = useDisclosure(false);
  const { rows } = list;
  useEffect(() => {
    let isOver = false;
    loadArea(rows, isOpen).then(
      (answer) => !isOver && setLoaded(answer),
      (error: unknown) => setFailure(toFailure(TEXTS.loadError, error)),
    );
    return () => {
      isOver = true;
    };
  }, [rows, isOpen]);
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-labelledby="zone-d-intervention">
      <Group justify="space-between" gap="xs">
        <Stack gap={0}>
          <Title order={2} fz="md" id="zone-d-intervention">
            {TEXTS.title}
          </Title>
          <Text size="sm" c="dimmed">
            {failure ?? (loaded && getState(loaded))}
          </Text>
        </Stack>
        <Button variant="default" size="compact-sm" onClick={toggle} aria-expanded={isOpen} disabled={!loaded}>
          {isOpen ? TEXTS.close : TEXTS.open}
        </Button>
      </Group>
      {loaded?.hasAll && isOpen && (
        <Box pt="md">
          <AreaForm
            key={loaded.area.updated_at}
            area={loaded.area}
            places={loaded.places}
            onSaved={async (area) => {
              setLoaded({ ...loaded, area });
              await list.reload();
            }}
          />
        </Box>
      )}
    </Paper>
  );
}
