import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useScreenRights } from '../screen-rights.ts';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import classes from './editor.module.css';

const PANES = ['preview', 'sections', 'fields'] as const;
export type Pane = (typeof PANES)[number];

interface EditorPanesProps extends Record<Pane, ReactNode> {
  pane: Pane;
  /** Entry of the list of sections that stays in view. */
  selected: string;
  onPane: (pane: Pane) => void;
}

/** Preview of a page beside its sections and the fields of the selected one; on a phone one of them at a time. */
export function EditorPanes({ pane, selected, onPane, preview, sections, fields }: EditorPanesProps) {
  const { canChange } = useScreenRights();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === '') return;
    const row = list.current?.querySelector<HTMLElement>('[data-active]');
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [selected]);
  const away = (one: Pane) => ({ className: classes.pane ?? '', 'data-away': pane === one ? undefined : '' });
  return (
    <>
      <SegmentedControl
        fullWidth
        hiddenFrom="md"
        mb="sm"
        aria-label={TEXTS.panes.label}
        value={pane}
        data={PANES.map((value) => ({ value, label: TEXTS.panes[value] }))}
        onChange={(value) => onPane(value as Pane)}
      />
      <div className={classes.editor}>
        <div {...away('preview')}>{preview}</div>
        <div className={classes.side}>
          <div {...away('sections')} ref={list} data-list="">
            {sections}
          </div>
          <div {...away('fields')}>
            <fieldset className={classes.fields} disabled={!canChange}>
              {fields}
            </fieldset>
          </div>
        </div>
      </div>
    </>
  );
}
