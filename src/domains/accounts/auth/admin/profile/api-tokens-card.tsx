import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { fetchApiTokens, revokeApiToken } from '../../api-token.client.ts';
import type { ApiToken, CreatedApiToken } from '../../api-token.contract.ts';
import { grantableRights } from '../../api-token.rules.ts';
import { API_TOKEN_TEXTS as TEXTS } from '../../api-token.texts.ts';
import { ApiTokenLines } from './api-token-lines.tsx';
import { Card } from './card.tsx';
import { NewApiTokenDialog } from './new-api-token-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import type { TabProps } from './tab-props.ts';

function useApiTokens() {
  const [tokens, setTokens] = useState<ApiToken[]>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async (): Promise<void> => {
    try {
      setTokens((await fetchApiTokens()).api_tokens);
      setFailure(undefined);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { tokens, failure, read };
}

/** Lists one's own API tokens, creates and revokes them. */
export function ApiTokensCard({ own: { user } }: Pick<TabProps, 'own'>) {
  const { tokens, failure, read } = useApiTokens();
  const { isBusy, attempt } = useAttempt(read);
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiToken>();
  const [revoked, setRevoked] = useState<ApiToken>();
  const rights = grantableRights(user);
  const revoke = async ({ id, name }: ApiToken): Promise<void> => {
    if (await attempt(() => revokeApiToken(id), TEXTS.revokeError)) showSuccess(fill(TEXTS.revoked, { name }));
    setRevoked(undefined);
  };
  const show = (fresh: CreatedApiToken): void => {
    setCreating(false);
    setCreated(fresh);
    void read();
  };
  return (
    <Card
      id="jetons"
      title={TEXTS.title}
      end={
        rights.length > 0 && (
          <Button variant="default" size="xs" onClick={() => setCreating(true)}>
            {TEXTS.add}
          </Button>
        )
      }
    >
      <Text size="sm" mb="sm">
        {rights.length > 0 ? TEXTS.text : TEXTS.nothingToGive}
      </Text>
      {failure !== undefined && <ErrorState message={failure} onRetry={() => void read()} />}
      {tokens === undefined && failure === undefined && <LoadingState />}
      {tokens && <ApiTokenLines tokens={tokens} isBusy={isBusy} onRevoke={setRevoked} />}
      {isCreating && <NewApiTokenDialog rights={rights} onClose={() => setCreating(false)} onCreated={show} />}
      {created && <SecretDialog created={created} onClose={() => setCreated(undefined)} />}
      <ConfirmAct
        question={revoked ? fill(TEXTS.revokeQuestion, { name: revoked.name }) : null}
        consequence={TEXTS.revokeText}
        confirm={TEXTS.revoke}
        isBusy={isBusy}
        onCancel={() => setRevoked(undefined)}
        onConfirm={() => revoked && void revoke(revoked)}
      />
    </Card>
  );
}
