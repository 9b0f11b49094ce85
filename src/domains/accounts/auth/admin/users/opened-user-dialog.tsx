import { Alert } from '@mantine/core';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { useOpenedUser } from './use-opened-user.ts';
import type { UserActions } from './use-user-actions.ts';
import { UserDetails } from './user-details.tsx';
import { UserForm } from './user-form.tsx';

interface OpenedUserDialogProps {
  opened: Opened;
  listed: User[];
  ownEmail: string;
  actions: UserActions;
  getHref: (next: Opened) => string;
  onClose: () => void;
  onRemove: (user: User) => void;
  onSaved: () => Promise<void>;
}

function getTitle(opened: Opened, user: User | undefined): string {
  if (opened?.kind === 'new') return TEXTS.newTitle;
  if (user === undefined) return TEXTS.title;
  return fill(opened?.kind === 'edit' ? TEXTS.editTitle : TEXTS.details, { name: user.name });
}

type ContentProps = OpenedUserDialogProps & ReturnType<typeof useOpenedUser>;

function Content({ opened, user, access, refusal, ownEmail, actions, ...on }: ContentProps) {
  if (refusal !== undefined) {
    return (
      <Alert color="red" role="alert">
        {refusal}
      </Alert>
    );
  }
  if (opened?.kind === 'new') return <UserForm user={undefined} onCancel={on.onClose} onSaved={on.onSaved} />;
  if (user === undefined || access === undefined) return <LoadingState />;
  if (opened?.kind === 'edit') {
    return <UserForm key={user.id} user={user} onCancel={on.onClose} onSaved={on.onSaved} />;
  }
  return (
    <UserDetails
      user={user}
      access={access}
      isOwn={user.email === ownEmail}
      actions={actions}
      editHref={on.getHref({ kind: 'edit', id: user.id })}
      onRemove={on.onRemove}
    />
  );
}

/** Renders the dialog that the URL opens over the list: an account, its form, or the form of a new one. */
export function OpenedUserDialog(props: OpenedUserDialogProps) {
  const { opened, listed, onClose } = props;
  const read = useOpenedUser(opened === null || opened.kind === 'new' ? null : opened.id, listed);
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={onClose}
      title={getTitle(opened, read.user)}
      size="lg"
      closesOutside={opened?.kind === 'view'}
    >
      {opened !== null && <Content {...props} {...read} />}
    </Dialog>
  );
}
