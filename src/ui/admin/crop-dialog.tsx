import { Button, Group, RangeSlider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './crop-dialog.module.css';
import { Dialog } from './dialog.tsx';

const { crop: TEXTS } = ADMIN_TEXTS;

/** Part of a picture that is kept, in per cent of its width and height. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WHOLE: Crop = { left: 0, top: 0, right: 100, bottom: 100 };

interface CropDialogProps {
  /** Address of the whole picture. */
  source: string;
  crop: Crop | null;
  /** Smallest side of a kept part, in per cent. */
  least: number;
  isBusy: boolean;
  onClose: () => void;
  /** Null for the whole picture. */
  onApply: (crop: Crop | null) => void;
}

/** Shows the whole picture with the kept part, whose edges are moved by finger, mouse or arrow keys. */
export function CropDialog({ source, crop, least, isBusy, onClose, onApply }: CropDialogProps) {
  const [part, setPart] = useState(crop ?? WHOLE);
  const { left, top, right, bottom } = part;
  const isWhole = left === 0 && top === 0 && right === 100 && bottom === 100;
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.title} size="lg" isOnTop>
      <Stack gap="md">
        <div className={classes.frame}>
          <img src={source} alt="" className={classes.picture} />
          <div
            className={classes.kept}
            style={{ left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }}
          />
        </div>
        <Edges
          label={TEXTS.across}
          least={least}
          value={[left, right]}
          onChange={([from, to]) => setPart({ ...part, left: from, right: to })}
        />
        <Edges
          label={TEXTS.down}
          least={least}
          value={[top, bottom]}
          onChange={([from, to]) => setPart({ ...part, top: from, bottom: to })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button variant="light" disabled={crop === null || isBusy} onClick={() => onApply(null)}>
            {TEXTS.whole}
          </Button>
          <Button loading={isBusy} disabled={isWhole} onClick={() => onApply(part)}>
            {TEXTS.apply}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface EdgesProps {
  label: string;
  least: number;
  value: [number, number];
  onChange: (value: [number, number]) => void;
}

function Edges({ label, least, value, onChange }: EdgesProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <RangeSlider
        min={0}
        max={100}
        minRange={least}
        value={value}
        label={(edge) => `${edge} %`}
        thumbFromLabel={fill(TEXTS.from, { label })}
        thumbToLabel={fill(TEXTS.to, { label })}
        onChange={onChange}
      />
    </Stack>
  );
}
