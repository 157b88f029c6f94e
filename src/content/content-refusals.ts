// Why a page or an article is not saved, and what its editor says then. What the server returns follows from it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';
import type { RefusalOf } from '../result.ts';

export const contentRefusals = {
  SlugInvalid: 'contents.refusal_SlugInvalid',
  /** Another page or article has it, or its draft. */
  SlugTaken: 'contents.refusal_SlugTaken',
  /** The checkout and the confirmations lead to it. */
  LegalPage: 'contents.refusal_LegalPage',
  /** `fields`: such as `texts.pl.title`. */
  TextsMissing: 'contents.refusal_TextsMissing',
  /** `fields`: where something in `{…}` stands that the company has not. */
  NameUnknown: 'contents.refusal_NameUnknown',
  PictureUnknown: 'contents.refusal_PictureUnknown',
  DateInFuture: 'contents.refusal_DateInFuture',
  PublishAtPast: 'contents.refusal_PublishAtPast',
  /** A time that the clocks skip, or one that is no time. */
  PublishAtInvalid: 'contents.refusal_PublishAtInvalid',
  /** Published meanwhile by somebody else (`by`), with other words in these fields. */
  ChangedSince: 'contents.refusal_ChangedSince',
  GoneSince: 'contents.refusal_GoneSince',
  TargetInvalid: 'contents.refusal_TargetInvalid',
  ContentUnknown: 'contents.refusal_ContentUnknown',
  VersionUnknown: 'contents.refusal_VersionUnknown',
  /** `fields`: such as `blocks.2.link`. */
  BlocksInvalid: 'contents.refusal_BlocksInvalid',
  ContentInvalid: 'contents.refusal_ContentInvalid',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'contents.refusal_other',
  /** Saved meanwhile by somebody else. The editor merges both, or asks. */
  ContentChanged: 'contents.refusal_other',
} as const satisfies RefusalMessages;

type Fields = { fields: string[] };

export type ContentRefusal = RefusalOf<
  keyof typeof contentRefusals,
  {
    TextsMissing: Fields;
    NameUnknown: Fields;
    ContentInvalid: Fields & { message: string };
    BlocksInvalid: Fields & { message: string };
    ChangedSince: Fields & { by: string };
    MadeBefore: { id: string };
  }
>;
