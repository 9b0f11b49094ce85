import { Anchor, Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { CommuneSearch } from '#src/domains/places/zones/admin/commune-search.tsx';
import type { Commune } from '#src/domains/places/zones/commune.contract.ts';
import type { SettingsForm } from '#src/domains/settings/admin/use-settings-form.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { WholeNumberField } from '#src/ui/admin/whole-number-field.tsx';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { StepForm } from './step-form.tsx';
import { type PlaceChoice, usePlaceChoice } from './use-place-choice.ts';

const TEXTS = SETUP_TEXTS.places;

const toTown = ({ name, postcodes }: Commune): string => [postcodes[0], name].filter(Boolean).join(' ');

function Seat({ places: { stored, suggested, choice, change } }: { places: PlaceChoice }) {
  const seat = stored?.places.find(({ id }) => id === stored.area.seat_id);
  const town = choice.seat ? toTown(choice.seat) : seat && [seat.postcode, seat.name].filter(Boolean).join(' ');
  return (
    <Fieldset legend={TEXTS.seat}>
      <Stack gap="sm">
        <Text size="sm">{town === undefined ? TEXTS.noSeat : fill(TEXTS.chosen, { town })}</Text>
        {town === undefined && suggested && (
          <Group justify="space-between" gap="xs">
            <Text size="sm">{fill(TEXTS.suggested, { town: toTown(suggested) })}</Text>
            <Button variant="light" size="compact-md" fz="sm" onClick={() => change({ seat: suggested })}>
              {fill(TEXTS.take, { town: suggested.name })}
            </Button>
          </Group>
        )}
        <CommuneSearch onChoose={(commune) => change({ seat: commune })} />
      </Stack>
    </Fieldset>
  );
}

function Towns({ places: { nearby, choice, change, isListed } }: { places: PlaceChoice }) {
  const { towns } = choice;
  const others = towns.filter(({ code }) => nearby.every((one) => one.code !== code));
  const add = (commune: Commune): void => {
    if (!isListed(commune) && towns.every(({ code }) => code !== commune.code)) change({ towns: [...towns, commune] });
  };
  const toggle = (commune: Commune, isChosen: boolean): void =>
    isChosen ? add(commune) : change({ towns: towns.filter(({ code }) => code !== commune.code) });
  const offered = [
    ...nearby.map((commune) => ({ commune, label: fill(TEXTS.option, { name: commune.name, km: commune.km }) })),
    ...others.map((commune) => ({ commune, label: toTown(commune) })),
  ];
  return (
    <Fieldset legend={TEXTS.zones}>
      <Text size="sm" c="dimmed" mb="sm">
        {TEXTS.zonesHint}
      </Text>
      <Stack gap="xs" mb="sm">
        {offered.map(({ commune, label }) => (
          <Checkbox
            key={commune.code}
            label={label}
            description={isListed(commune) ? TEXTS.there : undefined}
            disabled={isListed(commune)}
            checked={isListed(commune) || towns.some(({ code }) => code === commune.code)}
            onChange={({ currentTarget }) => toggle(commune, currentTarget.checked)}
          />
        ))}
      </Stack>
      <CommuneSearch label={TEXTS.other} onChoose={add} />
    </Fieldset>
  );
}

interface PlacesStepProps {
  form: SettingsForm;
  isBusy: boolean;
  /** After the places were stored: saves the fields of the step and goes on. */
  onNext: () => void;
}

/** Chooses the seat among all communes of France, and the towns around it that the site names. */
export function PlacesStep({ form, isBusy, onNext }: PlacesStepProps) {
  const { postal_code, city } = form.saved.data.company;
  const places = usePlaceChoice([postal_code, city].filter(Boolean).join(' '));
  const { isBusy: isSaving, attempt } = useAttempt(async () => undefined);
  const save = async (): Promise<void> => {
    if (await attempt(places.save, TEXTS.error)) onNext();
  };
  const { choice, stored } = places;
  return (
    <StepForm step="places" form={form} isBusy={isBusy || isSaving} onSubmit={() => void save()}>
      <Stack gap="md" mb="md">
        <Seat places={places} />
        <Towns places={places} />
        <WholeNumberField
          label={TEXTS.radius}
          description={TEXTS.radiusHint}
          value={choice.radius ?? stored?.area.radius_km ?? ''}
          onChange={(radius) => places.change({ radius })}
        />
        <Anchor component={Link} to={href('/admin/places')} size="sm">
          {TEXTS.all}
        </Anchor>
      </Stack>
    </StepForm>
  );
}
