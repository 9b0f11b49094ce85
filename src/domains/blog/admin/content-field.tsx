import { ActionIcon, Group, Textarea, Tooltip } from '@mantine/core';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import { type Edit, getEdit, getLineEdit, type Mark } from './markdown-edit.ts';
import { PictureInsert } from './picture-insert.tsx';

const BUTTONS = [
  ['heading', IconHeading],
  ['bold', IconBold],
  ['italic', IconItalic],
  ['list', IconList],
  ['numbered', IconListNumbers],
  ['link', IconLink],
] as const;
const KEYS: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' };

interface ContentFieldProps {
  value: string;
  onChange: (content: string) => void;
  error: ReactNode;
}

/** Text field of an article, with buttons and shortcuts for marks. The browser's own Ctrl+Z undoes their edits. */
export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const change = (getChange: (area: HTMLTextAreaElement) => Edit): void => {
    const area = field.current;
    if (area === null) return;
    const edit = getChange(area);
    area.focus();
    area.setSelectionRange(edit.from, edit.to);
    // Only `execCommand` keeps the field's own undo history; a browser without it gets the text all the same.
    if (!document.execCommand('insertText', false, edit.replacement)) {
      area.setRangeText(edit.replacement, edit.from, edit.to);
      onChange(area.value);
    }
    area.setSelectionRange(edit.selectFrom, edit.selectTo);
  };
  const apply = (mark: Mark): void =>
    change((area) => getEdit(mark, area.value, [area.selectionStart, area.selectionEnd], TEXTS.words));
  const insert = (line: string): void => {
    // The dialog keeps the focus while it is open.
    flushSync(() => setChoosing(false));
    change((area) => getLineEdit(area.value, area.selectionEnd, line));
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const mark = KEYS[event.key.toLowerCase()];
    if (mark === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    apply(mark);
  });
  useEffect(() => {
    const area = field.current;
    const listen = (event: KeyboardEvent): void => press(event);
    // Listens on the field itself: here Ctrl+K makes a link, and must not reach the page, where it opens the search.
    area?.addEventListener('keydown', listen);
    return () => area?.removeEventListener('keydown', listen);
  }, []);
  const toolbar = (
    <Group role="toolbar" aria-label={TEXTS.toolbar} gap={2} my={6}>
      {BUTTONS.map(([mark, Icon]) => (
        <Tooltip key={mark} label={TEXTS.marks[mark]}>
          <ActionIcon variant="default" size={34} aria-label={TEXTS.marks[mark]} onClick={() => apply(mark)}>
            <Icon size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <Tooltip label={TEXTS.marks.picture}>
        <ActionIcon variant="default" size={34} aria-label={TEXTS.marks.picture} onClick={() => setChoosing(true)}>
          <IconPhoto size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isChoosing && <PictureInsert onClose={() => setChoosing(false)} onInsert={insert} />}
    </Group>
  );
  return (
    <Textarea
      ref={field}
      label={TEXTS.fields.content}
      description={TEXTS.markup}
      inputContainer={(area) => (
        <>
          {toolbar}
          {area}
        </>
      )}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
      required
      autosize
      minRows={16}
      maxRows={28}
    />
  );
}
