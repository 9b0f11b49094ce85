import { ActionIcon, Group, Menu, Text, Textarea, TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef } from 'react';
import { PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { PLACEHOLDER_TEXTS } from '#src/kernel/placeholders.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { DOCUMENT_EDITOR_TEXTS } from './document-editor.texts.ts';
import { LeftOutRemarks } from './left-out.tsx';

const { fields: TEXTS } = DOCUMENT_EDITOR_TEXTS;

interface TextFieldProps {
  label: string;
  value: string;
  /** Most characters that the layout holds. */
  max: number;
  isParagraph?: boolean;
  hasMarkup?: boolean;
  isRequired?: boolean;
  /** Has the focus when its dialog opens. */
  isFirst?: boolean;
  /** What the text is for. */
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Menu of the facts that a text can name; the chosen one is written at the caret. */
function PlaceholderMenu({ onInsert }: { onInsert: (token: string) => void }) {
  return (
    <Menu position="bottom-end" portalProps={{ target: 'main' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="sm" aria-label={TEXTS.placeholders} title={TEXTS.placeholders}>
          <IconBraces size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {PLACEHOLDER_NAMES.map((name) => (
          <Menu.Item key={name} onClick={() => onInsert(`{${name}}`)}>
            {PLACEHOLDER_TEXTS[name].label}
            <Text size="xs">{`{${name}}, ${fill(TEXTS.example, { example: PLACEHOLDER_TEXTS[name].example })}`}</Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** One text of a page with the number of characters that it may still grow by, and a menu of facts. */
export function TextField({
  label,
  value,
  max,
  isParagraph,
  hasMarkup,
  isRequired,
  isFirst,
  hint = '',
  error,
  onChange,
}: TextFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (token: string): void => {
    const at = input.current?.selectionStart ?? value.length;
    onChange(value.slice(0, at) + token + value.slice(at));
  };
  const props = {
    ref: input,
    label,
    value,
    withAsterisk: isRequired === true,
    ...(isFirst && { 'data-autofocus': true }),
    error: error ?? value.length > max,
    description: (
      <Group component="span" justify="space-between" gap="xs" wrap="nowrap">
        <span>{hasMarkup ? TEXTS.markup : hint}</span>
        <Text component="span" size="xs" flex="none" c={value.length > max ? 'var(--mantine-color-error)' : 'dimmed'}>
          {fill(TEXTS.count, { count: value.length, max })}
        </Text>
      </Group>
    ),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    rightSection: <PlaceholderMenu onInsert={insert} />,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div>
      {isParagraph ? <Textarea {...props} autosize minRows={2} maxRows={10} /> : <TextInput {...props} />}
      <LeftOutRemarks text={value} />
    </div>
  );
}
