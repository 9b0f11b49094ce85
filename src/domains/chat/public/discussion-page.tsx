import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { CHAT_PAGE_TEXTS as texts } from '../chat-visitor.texts.ts';
import { CHAT_PATH } from '../chat-visitor.views.ts';
import type { Route } from './+types/discussion-page';
import { OtherWays } from './discussion/other-ways.tsx';
import ChatPage from './islands/chat-page.tsx';

const CRUMBS = [{ label: texts.crumb, path: CHAT_PATH }];

export const handle = { static: true, path: CHAT_PATH };

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const title = fill(texts.meta.title, { name: frame.profile.name });
  return pageMeta(frame, { path: CHAT_PATH, title, description: texts.meta.description, hidden: true });
}

/** Renders the conversation as its own page; if it is unavailable, the other contact options. */
export default function DiscussionPage({ matches }: Route.ComponentProps) {
  const { profile } = getFrame(matches);
  const isOpen = profile.hasChat;
  return (
    <>
      <PageHero title={isOpen ? texts.title : texts.closedTitle} text={isOpen ? texts.text : ''} crumbs={CRUMBS} />
      <Section tone="zinc" top="valley">
        <Container>
          {isOpen && <Island of={ChatPage} when="load" />}
          <OtherWays profile={profile} isFallback={isOpen} text={isOpen ? texts.plain : texts.closed} />
        </Container>
      </Section>
    </>
  );
}
