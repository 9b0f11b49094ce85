/** Under which name the answer being written in a conversation is kept on the device. */
export const answerDraft = (id: string): string => `chat:${id}`;
