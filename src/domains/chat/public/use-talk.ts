import { useSyncExternalStore } from 'react';
import { talk } from './talk.ts';
import type { TalkState } from './talk-state.ts';

export const useTalk = (): TalkState => useSyncExternalStore(talk.subscribe, talk.get, talk.get);
