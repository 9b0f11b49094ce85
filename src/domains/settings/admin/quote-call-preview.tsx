import { Stack, Text } from '@mantine/core';
import { quoteButton } from '#src/kernel/quote-call.ts';
import type { IdentitySettings } from '../identity.contract.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import classes from './identity-preview.module.css';
import { toSampleLook } from './identity-preview.tsx';

const { menus: TEXTS } = SETTINGS_SCREEN_TEXTS;

interface QuoteCallPreviewProps {
  name: string;
  /** Words as typed; empty for those that follow the price of a quote. */
  own: string;
  isFree: boolean;
  identity: IdentitySettings;
}

/** Shows the quote button as typed, in the header and beside the telephone at the width of the narrowest phone. */
export function QuoteCallPreview({ name, own, isFree, identity }: QuoteCallPreviewProps) {
  const { label } = quoteButton({ free_quote: isFree ? 'gratuit' : '' }, own.trim());
  return (
    <Stack gap="xs" mt="md" role="group" aria-label={TEXTS.call}>
      <Text size="sm" fw={600}>
        {TEXTS.call}
      </Text>
      <div className={classes.sample} style={toSampleLook(identity)}>
        <div className={classes.header}>
          <strong>{name}</strong>
          <span className={classes.button}>{label}</span>
        </div>
        <div className={classes.bar}>
          <span className={`${classes.button} ${classes.call}`}>{TEXTS.callPhone}</span>
          <span className={classes.button}>{label}</span>
        </div>
      </div>
    </Stack>
  );
}
