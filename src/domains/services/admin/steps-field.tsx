import { Button, Fieldset, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import { GrowingTextarea } from '#src/ui/admin/growing-textarea.tsx';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import type { ProcessStep } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { STEPS_MAX } from '../service-fields.contract.ts';

interface StepsFieldProps {
  legend: string;
  steps: ProcessStep[];
  error?: ReactNode;
  onChange: (steps: ProcessStep[]) => void;
}

/** Edits the steps of the work, one below the other. */
export function StepsField({ legend, steps, error, onChange }: StepsFieldProps) {
  const change = (place: number, part: Partial<ProcessStep>): void =>
    onChange(steps.map((step, index) => (index === place ? { ...step, ...part } : step)));
  const move = (place: number, by: -1 | 1): void => {
    const moved = [...steps];
    const [step] = moved.splice(place, 1);
    if (step !== undefined) moved.splice(place + by, 0, step);
    onChange(moved);
  };
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        {steps.map((step, index) => {
          const number = index + 1;
          return (
            <Group key={number} align="flex-start" wrap="nowrap" gap="xs">
              <Stack gap={4} style={{ flex: 1 }}>
                <TextInput
                  label={fill(TEXTS.step, { number })}
                  placeholder={TEXTS.stepTitle}
                  value={step.title}
                  onChange={({ currentTarget }) => change(index, { title: currentTarget.value })}
                />
                <GrowingTextarea
                  aria-label={`${fill(TEXTS.step, { number })} : ${TEXTS.stepText}`}
                  placeholder={TEXTS.stepText}
                  minRows={1}
                  maxRows={5}
                  value={step.description}
                  onChange={({ currentTarget }) => change(index, { description: currentTarget.value })}
                />
              </Stack>
              <Stack gap={2} pt={24}>
                <MoveButtons
                  name={fill(TEXTS.stepName, { number })}
                  isFirst={index === 0}
                  isLast={number === steps.length}
                  isBusy={false}
                  onMove={(by) => move(index, by)}
                />
                <RowButton
                  title={TEXTS.remove}
                  label={fill(TEXTS.removeStep, { number })}
                  icon={IconTrash}
                  onPress={() => onChange(steps.filter((_, place) => place !== index))}
                />
              </Stack>
            </Group>
          );
        })}
        {error && <Input.Error>{error}</Input.Error>}
        {steps.length < STEPS_MAX && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...steps, { step: steps.length + 1, title: '', description: '', icon: '' }])}
          >
            {TEXTS.addStep}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
