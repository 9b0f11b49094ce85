import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenRights } from '../screen-rights.ts';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import classes from './editor.module.css';

const PANES = ['preview', 'sections', 'fields'] as const;
export type Pane = (typeof PANES)[number];

interface EditorPanesProps extends Record<Pane, ReactNode> {
  pane: Pane;
  onPane: (pane: Pane) => void;
}

/** Preview of a page beside its sections and the fields of the selected one; on a phone one of them at a time. */
export function EditorPanes({ pane, onPane, preview, sections, fields }: EditorPanesProps) {
  const { canChange } = useScreenRights();
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
          <div {...away('sections')}>{sections}</div>
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
