import { useNavigate } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { showFailure, showUndo } from '#src/ui/admin/toasts.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { deleteCityPage } from '../city.client.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';

interface CityRemovalProps {
  id: number;
  name: string;
  isAsking: boolean;
  onClose: () => void;
}

/** Deletes the page after a confirmation, and returns to the places. */
export function CityRemoval({ id, name, isAsking, onClose }: CityRemovalProps) {
  const navigate = useNavigate();
  const { attempt } = useAttempt(async () => undefined, showFailure);
  const remove = async (): Promise<void> => {
    onClose();
    if (!(await attempt(() => deleteCityPage(id), TEXTS.deleteError))) return;
    showUndo(TEXTS.deleted, () => void attempt(() => undoDeletion('city', [id]), ADMIN_TEXTS.undoError));
    await navigate(href('/admin/places'));
  };
  return (
    <ConfirmDelete
      question={isAsking ? fill(TEXTS.confirm, { name }) : null}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
