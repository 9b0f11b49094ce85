/** Returns the storage key of a conversation's answer draft on the device. */
export const answerDraft = (id: string): string => `chat:${id}`;
