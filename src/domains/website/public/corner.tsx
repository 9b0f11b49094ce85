import { CHAT_LAUNCHER_TEXTS } from '#src/domains/chat/chat-visitor.texts.ts';
import { CHAT_KEY, CHAT_PATH } from '#src/domains/chat/chat-visitor.views.ts';
import ChatLauncher from '#src/domains/chat/public/islands/chat-launcher.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { FRAME_TEXTS as texts } from '../frame.texts.ts';
import styles from './corner.module.css';
import toTop from './to-top.module.css';

const launcher = { label: CHAT_LAUNCHER_TEXTS.label, look: `${styles.round} ${styles.ask}` };
const FAN_ID = 'nous-joindre';

function ToTop({ content }: { content: string }) {
  return (
    <a className={`${styles.round} ${toTop.top}`} href={`#${content}`} aria-label={texts.toTop}>
      <Icon name="up" />
      <span>{texts.toTopShort}</span>
    </a>
  );
}

interface CornerProps {
  /** Id of the page's content. */
  content: string;
  hasChat: boolean;
  whatsapp: string;
}

/**
 * Buttons in the corner of the page: back to top, chat, WhatsApp; on a phone one button opens them. The conversation
 * page has none of them.
 */
export function Corner({ content, hasChat, whatsapp }: CornerProps) {
  if (!hasChat && !whatsapp) {
    return (
      <aside className={styles.corner} aria-label={texts.shortcuts} data-corner="">
        <ToTop content={content} />
      </aside>
    );
  }
  return (
    <aside className={styles.corner} aria-label={texts.shortcuts} data-corner="fan">
      <button
        type="button"
        className={`${styles.round} ${styles.more}`}
        popoverTarget={FAN_ID}
        aria-label={texts.reach}
      >
        <Icon name="chat" />
      </button>
      <div popover="auto" id={FAN_ID} className={styles.fan}>
        <ToTop content={content} />
        {hasChat && (
          <Island
            of={ChatLauncher}
            props={{ ...launcher, saved: CHAT_KEY, page: CHAT_PATH }}
            when="interaction"
            hydrateWhen={CHAT_KEY}
            className={styles.chat}
          />
        )}
        {whatsapp && (
          <a className={styles.round} data-look="chat" href={whatsapp} rel="noopener" aria-label={texts.chat}>
            <Icon name="whatsapp" />
            <span>{texts.chatShort}</span>
          </a>
        )}
      </div>
    </aside>
  );
}
