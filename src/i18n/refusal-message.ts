import type { MessageKey } from './all-messages.ts';

/** Why something was refused, from kind to words: `src/<feature>/office/*-refusals.ts`, so that a page names only texts that it loads. */
export type RefusalMessages = Readonly<Record<string, MessageKey>>;

/** `other`: for a kind that the table does not have, such as one of another release, or out of an address. */
export function refusalMessage(messages: RefusalMessages, kind: string, other: MessageKey): MessageKey {
  return (Object.hasOwn(messages, kind) && messages[kind]) || other;
}
