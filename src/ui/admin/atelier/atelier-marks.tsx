import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { DemoBadge } from '../demo-badge.tsx';
import { NewLink } from '../export-button.tsx';
import { PriorityMark, StatusBadge } from '../status-badge.tsx';
import {
  MEANINGS,
  type Meaning,
  PRIORITY_COLORS,
  type Priority,
  STATUS_MEANINGS,
  type Status,
} from '../status-colors.ts';
import { StatusToggle } from '../status-toggle.tsx';
import { UnreadMark } from '../unread-mark.tsx';
import { ATELIER_TEXTS as TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

/** Returns a status with this meaning: all that have it look alike. */
const getStatus = (meaning: Meaning): Status =>
  (Object.keys(STATUS_MEANINGS) as Status[]).find((status) => STATUS_MEANINGS[status] === meaning) ?? 'pending';

/** Buttons in every look and state. */
export function Buttons() {
  return (
    <Part title={TEXTS.parts.buttons}>
      <Specimen name="button-create">
        <NewLink to="">{TEXTS.create}</NewLink>
      </Specimen>
      <Specimen name="button-primary">
        <Button>{TEXTS.save}</Button>
      </Specimen>
      <Specimen name="button-default">
        <Button variant="default">{TEXTS.cancel}</Button>
      </Specimen>
      <Specimen name="button-danger">
        <Button color="red">{TEXTS.danger}</Button>
      </Specimen>
      <Specimen name="button-light">
        <Button variant="light">{TEXTS.light}</Button>
      </Specimen>
      <Specimen name="button-subtle">
        <Button variant="subtle">{TEXTS.quiet}</Button>
      </Specimen>
      <Specimen name="button-disabled">
        <Button disabled>{TEXTS.off}</Button>
      </Specimen>
      <Specimen name="button-busy">
        <Button loading>{TEXTS.busy}</Button>
      </Specimen>
      <Specimen name="button-icon">
        <ActionIcon aria-label={TEXTS.rows.edit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Specimen>
    </Part>
  );
}

/** Every meaning of a status, the toggle in both states, priorities and counts. */
export function Marks() {
  const [isOn, setOn] = useState(true);
  return (
    <Part title={TEXTS.parts.marks}>
      {(Object.keys(MEANINGS) as Meaning[]).map((meaning) => (
        <Specimen key={meaning} name={`status-${meaning}`}>
          <StatusBadge status={getStatus(meaning)}>{TEXTS.meanings[meaning]}</StatusBadge>
        </Specimen>
      ))}
      <Specimen name="toggle-on">
        <StatusToggle
          isOn={isOn}
          label={isOn ? TEXTS.on : TEXTS.draft}
          action={TEXTS.toggle}
          onToggle={() => setOn(!isOn)}
        />
      </Specimen>
      <Specimen name="toggle-off">
        <StatusToggle
          isOn={!isOn}
          label={isOn ? TEXTS.draft : TEXTS.on}
          action={TEXTS.toggle}
          onToggle={() => setOn(!isOn)}
        />
      </Specimen>
      {(Object.keys(PRIORITY_COLORS) as Priority[]).map((priority) => (
        <Specimen key={priority} name={`priority-${priority}`}>
          <PriorityMark priority={priority} />
        </Specimen>
      ))}
      <Specimen name="mark-demo">
        <DemoBadge />
      </Specimen>
      <Specimen name="mark-unread">
        <UnreadMark count={3} />
      </Specimen>
    </Part>
  );
}
