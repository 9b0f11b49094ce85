import { Group, Stack, Text } from '@mantine/core';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RecordButtons } from '#src/ui/admin/resource/record-buttons.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { ListedPlace } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS as TEXTS } from '../place-admin.texts.ts';
import { removePlace } from './place-acts.tsx';
import { Distance, PageLink, Whereabouts } from './place-parts.tsx';

const { fields: FIELDS } = TEXTS;

/** Shows one place. */
export function PlaceDetails({ record: place, list }: { record: ListedPlace; list: ResourceActs }) {
  const { name, coordinates, description, coverage, districts } = place;
  const facts = [
    [FIELDS.description, description],
    [FIELDS.coverage, coverage],
    [FIELDS.districts, districts.join(', ')],
    [FIELDS.position, `${coordinates.lat}, ${coordinates.lng}`],
  ] as const;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={600}>{name}</Text>
        <PageLink place={place} />
      </Group>
      <Whereabouts place={place} />
      <Distance place={place} />
      <Stack component="dl" gap="xs" m={0}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <Text component="dt" size="xs" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" size="sm" m={0}>
                  {value}
                </Text>
              </div>
            ),
        )}
      </Stack>
      <Changing>
        <Group justify="flex-end" gap="xs">
          <RecordButtons id={place.id} list={list} texts={TEXTS.short} onRemove={() => removePlace(place, list)} />
        </Group>
      </Changing>
    </Stack>
  );
}
