import { Button, Fieldset, Group, SegmentedControl, Stack, Switch, Table, Text } from '@mantine/core';
import { USER_RIGHT_TEXTS as TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import {
  AREAS,
  isPreset,
  LEVELS,
  levelIn,
  PRESETS,
  type Preset,
  SWITCHES,
  withLevel,
  withSwitch,
} from '#src/domains/accounts/users/user-rights.views.ts';
import type { Right } from '#src/kernel/actor.ts';

interface RightsFieldProps {
  rights: readonly Right[];
  onChange: (rights: Right[]) => void;
}

const NAMES = Object.keys(PRESETS) as Preset[];

function Presets({ rights, onChange }: RightsFieldProps) {
  return (
    <Group gap="xs" role="group" aria-label={TEXTS.presetLabel}>
      {NAMES.map((preset) => (
        <Button
          key={preset}
          size="xs"
          variant={isPreset(preset, rights) ? 'light' : 'default'}
          aria-pressed={isPreset(preset, rights)}
          onClick={() => onChange([...PRESETS[preset]])}
        >
          {TEXTS.presets[preset]}
        </Button>
      ))}
    </Group>
  );
}

function Areas({ rights, onChange }: RightsFieldProps) {
  return (
    <Table verticalSpacing="xs" withRowBorders={false}>
      <Table.Tbody>
        {AREAS.map((area) => (
          <Table.Tr key={area} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <Table.Th scope="row" p={0} style={{ flex: '1 1 200px' }}>
              <Text size="sm" fw={600}>
                {TEXTS.areas[area]}
              </Text>
              <Text size="xs" c="dimmed">
                {TEXTS.areaHints[area]}
              </Text>
            </Table.Th>
            <Table.Td p={0}>
              <SegmentedControl
                aria-label={TEXTS.areas[area]}
                value={levelIn(area, rights)}
                data={LEVELS.map((level) => ({ value: level, label: TEXTS.levels[level] }))}
                onChange={(level) => onChange(withLevel(rights, area, level))}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Edits a manager's rights: presets, a level for each area, and rights that span the areas. */
export function RightsField({ rights, onChange }: RightsFieldProps) {
  return (
    <Fieldset legend={TEXTS.title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {TEXTS.hint}
        </Text>
        <Presets rights={rights} onChange={onChange} />
        <Areas rights={rights} onChange={onChange} />
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={TEXTS.switches[name]}
            description={TEXTS.switchHints[name]}
            checked={rights.includes(name)}
            onChange={(event) => onChange(withSwitch(rights, name, event.currentTarget.checked))}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
