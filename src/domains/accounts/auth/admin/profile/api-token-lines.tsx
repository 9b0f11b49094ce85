import { Button, Group, Stack, Text } from '@mantine/core';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { ApiToken } from '../../api-token.contract.ts';
import { API_TOKEN_TEXTS as TEXTS } from '../../api-token.texts.ts';
import { rightsLine } from '../../api-token.views.ts';

interface ApiTokenLinesProps {
  tokens: ApiToken[];
  isBusy: boolean;
  onRevoke: (token: ApiToken) => void;
}

/** Returns "créé le 27 novembre 2026 · expire le … · jamais utilisé". */
const datesLine = ({ created_at, expires_at, is_expired, last_used_at }: ApiToken): string =>
  [
    fill(TEXTS.created, { date: formatLongDate(created_at) }),
    fill(is_expired ? TEXTS.expiredOn : TEXTS.expires, { date: formatLongDate(expires_at) }),
    last_used_at === null ? TEXTS.unused : fill(TEXTS.used, { date: formatDateTime(last_used_at) }),
  ].join('\u00A0· ');

/** Lists tokens with their rights, dates and last use. */
export function ApiTokenLines({ tokens, isBusy, onRevoke }: ApiTokenLinesProps) {
  if (tokens.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {TEXTS.none}
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={TEXTS.listLabel}>
      {tokens.map((token) => (
        <Group key={token.id} component="li" justify="space-between" wrap="nowrap" gap="xs">
          <Stack gap={0} miw={0}>
            <Group gap={6}>
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {token.name}
              </Text>
              {token.is_expired && (
                <StatusBadge status="inactive" size="sm">
                  {TEXTS.expired}
                </StatusBadge>
              )}
            </Group>
            <Text size="xs">{rightsLine(token, TEXTS)}</Text>
            <Text size="xs" c="dimmed">
              {datesLine(token)}
            </Text>
          </Stack>
          <Button
            variant="default"
            size="xs"
            miw="max-content"
            disabled={isBusy}
            aria-label={fill(TEXTS.revokeNamed, { name: token.name })}
            onClick={() => onRevoke(token)}
          >
            {TEXTS.revoke}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
