import { useCallback } from 'react';
import { useIdleLoad, useLater } from '#src/ui/admin/use-later.ts';
import { useConfirmation } from '../ui/use-confirmation.ts';

const loadDialog = async () => (await import('./proof-dialog.tsx')).ProofDialog;

/** Asks for confirmation in a dialog over the current screen, before a call that needs a recent sign-in is repeated. */
export function RecentSignInDialog() {
  const { isAsked, answer } = useConfirmation();
  const refuse = useCallback(() => answer(false), [answer]);
  useIdleLoad(loadDialog);
  const ProofDialog = useLater(loadDialog, isAsked, refuse);
  // Rendered only on request, so that it is mounted after, and shown above, a dialog that is already open.
  return isAsked && ProofDialog ? <ProofDialog onAnswer={answer} /> : null;
}
