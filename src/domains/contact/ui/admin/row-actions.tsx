import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconEye, IconMailOpened, IconMessageReply, IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ContactMessage } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';

export interface RowCommands {
  getHref: (message: ContactMessage) => string;
  onReply: (message: ContactMessage) => void;
  onMarkRead: (message: ContactMessage) => void;
  onRemove: (message: ContactMessage) => void;
}

interface RowButtonProps {
  title: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  onClick: () => void;
}

function RowButton({ title, label, icon: Icon, onClick }: RowButtonProps) {
  return (
    <Tooltip label={title}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export function RowActions({ message, commands }: { message: ContactMessage; commands: RowCommands }) {
  const { name, status } = message;
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={TEXTS.view}>
        <ActionIcon
          component={Link}
          to={commands.getHref(message)}
          preventScrollReset
          aria-label={fill(TEXTS.open, { name })}
        >
          <IconEye size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Changing>
        <RowButton
          title={TEXTS.replyShort}
          label={fill(TEXTS.reply, { name })}
          icon={IconMessageReply}
          onClick={() => commands.onReply(message)}
        />
        {status === 'unread' && (
          <RowButton
            title={TEXTS.markReadShort}
            label={fill(TEXTS.markRead, { name })}
            icon={IconMailOpened}
            onClick={() => commands.onMarkRead(message)}
          />
        )}
        <RowButton
          title={TEXTS.removeShort}
          label={fill(TEXTS.remove, { name })}
          icon={IconTrash}
          onClick={() => commands.onRemove(message)}
        />
      </Changing>
    </Group>
  );
}
