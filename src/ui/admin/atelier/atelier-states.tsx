import { Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatAmount, type MoneyPlace } from '#src/kernel/money.ts';
import { CardFoot } from '../card-foot.tsx';
import { ConfirmAct } from '../confirm-act.tsx';
import { ConfirmDelete } from '../confirm-delete.tsx';
import { Dialog } from '../dialog.tsx';
import { DOCUMENT_EDITOR_TEXTS } from '../document/document-editor.texts.ts';
import { Pager } from '../pager.tsx';
import { PlanDialog } from '../plan-dialog.tsx';
import { RowButton } from '../row-button.tsx';
import { SaveBar } from '../save-bar.tsx';
import { ShortcutsOverlay } from '../shortcuts-overlay.tsx';
import { StatCard, StatRow } from '../stat-card.tsx';
import { EmptyState, ErrorState } from '../states.tsx';
import { PriorityMark, StatusBadge } from '../status-badge.tsx';
import { showFailure, showSuccess, showUndo } from '../toasts.tsx';
import { ATELIER_TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

const {
  parts: PARTS,
  figures: FIGURES,
  money: MONEY,
  messages: MESSAGES,
  rows: ROWS,
  dialogs: DIALOGS,
} = ATELIER_TEXTS;
const AMOUNT = 25_050;
const nothing = (): void => undefined;

/** Figures of a screen, and an amount in each place. */
export function Figures() {
  return (
    <Part title={PARTS.figures}>
      <Specimen name="figures" width="wide">
        <StatRow>
          <StatCard label={FIGURES.total} value={1_204} hint={FIGURES.hint} />
          <StatCard label={FIGURES.value} value={formatAmount(AMOUNT, 'figure')} />
        </StatRow>
      </Specimen>
      {(Object.keys(MONEY) as MoneyPlace[]).map((place) => (
        <Specimen key={place} name={`money-${place}`}>
          <Text size="sm" data-figures>
            {MONEY[place]}
            {' : '}
            {formatAmount(AMOUNT, place)}
          </Text>
        </Specimen>
      ))}
    </Part>
  );
}

/** Messages inside a screen, and the buttons that show passing ones. */
export function Messages() {
  return (
    <Part title={PARTS.messages}>
      <Specimen name="message-info" width="wide">
        <Alert color="blue">{MESSAGES.info}</Alert>
      </Specimen>
      <Specimen name="message-warning" width="wide">
        <Alert color="orange">{MESSAGES.warning}</Alert>
      </Specimen>
      <Specimen name="message-failure" width="wide">
        <ErrorState message={MESSAGES.failure} detail={MESSAGES.reason} onRetry={nothing} />
      </Specimen>
      <Specimen name="message-empty" width="wide">
        <EmptyState title={MESSAGES.empty} description={MESSAGES.emptyHint} />
      </Specimen>
      <Button variant="default" onClick={() => showSuccess(MESSAGES.toast)}>
        {MESSAGES.showSuccess}
      </Button>
      <Button variant="default" onClick={() => showUndo(MESSAGES.undo, nothing)}>
        {MESSAGES.showUndo}
      </Button>
      <Button variant="default" onClick={() => showFailure(MESSAGES.failure)}>
        {MESSAGES.showFailure}
      </Button>
    </Part>
  );
}

/** A card of a list with its actions, and the pager below a list. */
export function Rows() {
  return (
    <Part title={PARTS.rows}>
      <Specimen name="card" width="wide">
        <Paper withBorder p="md" maw={420}>
          <Stack gap={8}>
            <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
              <Text fw={600}>{ROWS.name}</Text>
              <StatusBadge status="pending">{ATELIER_TEXTS.meanings.waiting}</StatusBadge>
            </Group>
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600} data-figures>
                {formatAmount(AMOUNT, 'card')}
              </Text>
              <PriorityMark priority="urgent" />
            </Group>
            <CardFoot note={<Text size="xs">{ROWS.note}</Text>}>
              <Group gap={2} wrap="nowrap">
                <RowButton title={ROWS.open} label={ROWS.open} icon={IconEye} onPress={nothing} />
                <RowButton title={ROWS.edit} label={ROWS.edit} icon={IconPencil} onPress={nothing} />
                <RowButton title={ROWS.remove} label={ROWS.remove} icon={IconTrash} onPress={nothing} />
              </Group>
            </CardFoot>
          </Stack>
        </Paper>
      </Specimen>
      <Specimen name="pager" width="wide">
        <Pager meta={{ page: 2, per_page: 20, total: 57, last_page: 3 }} getHref={(page) => `?page=${page}`} />
      </Specimen>
    </Part>
  );
}

const KINDS = ['form', 'question', 'deletion', 'plan', 'keys'] as const;

/** Buttons that open each kind of dialog. */
export function Dialogs() {
  const [opened, setOpened] = useState<(typeof KINDS)[number]>();
  const close = (): void => setOpened(undefined);
  return (
    <Part title={PARTS.dialogs}>
      {KINDS.map((kind) => (
        <Button key={kind} variant="default" onClick={() => setOpened(kind)}>
          {DIALOGS[kind]}
        </Button>
      ))}
      <Dialog isOpen={opened === 'form'} onClose={close} title={ATELIER_TEXTS.create}>
        <TextInput label={ATELIER_TEXTS.fields.filled} defaultValue={ATELIER_TEXTS.fields.value} />
        <SaveBar>
          <Button variant="default" onClick={close}>
            {ATELIER_TEXTS.cancel}
          </Button>
          <Button onClick={close}>{ATELIER_TEXTS.save}</Button>
        </SaveBar>
      </Dialog>
      <ConfirmAct
        question={opened === 'question' ? DIALOGS.act : null}
        consequence={DIALOGS.consequence}
        confirm={DIALOGS.confirm}
        onCancel={close}
        onConfirm={close}
      />
      <ConfirmDelete
        question={opened === 'deletion' ? DIALOGS.deletionQuestion : null}
        onCancel={close}
        onConfirm={close}
      />
      <PlanDialog
        texts={DOCUMENT_EDITOR_TEXTS.publishing.planDialog}
        isOpen={opened === 'plan'}
        onClose={close}
        onPlan={close}
      />
      <ShortcutsOverlay isOpen={opened === 'keys'} onClose={close} shortcuts={[['j', ROWS.open]]} />
    </Part>
  );
}
