import { Group, Textarea, TextInput } from '@mantine/core';
import { CANNED_MAX, type CannedReply } from '../canned-reply.contract.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { type ArrangedItem, ArrangedList } from './arranged-list.tsx';

const { cannedReplies: TEXTS } = SETTINGS_SCREEN_TEXTS;
const NEW_REPLY: CannedReply = { title: '', text: '' };

function Reply({ item, onChange, buttons }: ArrangedItem<CannedReply>) {
  return (
    <>
      <Group justify="space-between" align="flex-end" wrap="nowrap" gap="xs" mb="xs">
        <TextInput
          label={TEXTS.title}
          value={item.title}
          flex={1}
          maw={420}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        {buttons}
      </Group>
      <Textarea
        label={TEXTS.text}
        autosize
        minRows={2}
        maxRows={10}
        value={item.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
    </>
  );
}

interface CannedRepliesFieldProps {
  replies: CannedReply[];
  error: string | undefined;
  onChange: (replies: CannedReply[]) => void;
}

/** Edits the canned replies for conversations, in their order. */
export function CannedRepliesField({ replies, error, onChange }: CannedRepliesFieldProps) {
  return (
    <ArrangedList
      label={SETTING_TEXTS.fields.chat.canned_replies}
      description={TEXTS.hint}
      error={error}
      words={TEXTS}
      items={replies}
      blank={NEW_REPLY}
      most={CANNED_MAX}
      onChange={onChange}
    >
      {(rendered) => <Reply {...rendered} />}
    </ArrangedList>
  );
}
