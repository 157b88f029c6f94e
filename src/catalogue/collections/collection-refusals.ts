// Why a collection is not saved, and what its page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../result.ts';

export const collectionRefusals = {
  TitleMissing: 'collections.refusal_TitleMissing',
  HandleInvalid: 'collections.refusal_HandleInvalid',
  HandleTaken: 'collections.refusal_HandleTaken',
  RuleEmpty: 'collections.refusal_RuleEmpty',
  /** `fields`: which conditions, such as `rule.0`. */
  RuleInvalid: 'collections.refusal_RuleInvalid',
  RuleCircular: 'collections.refusal_RuleCircular',
  FieldsInvalid: 'collections.refusal_FieldsInvalid',
  /** `fields`: what names it. */
  CollectionInUse: 'collections.refusal_CollectionInUse',
  CollectionUnknown: 'collections.refusal_CollectionUnknown',
  ProductUnknown: 'collections.refusal_ProductUnknown',
  /** A product is put by hand into what a rule fills. */
  FilledByRule: 'collections.refusal_FilledByRule',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'collections.refusal_other',
  /** Somebody else has changed it meanwhile. The editor merges both, or asks. */
  CollectionChanged: 'collections.refusal_other',
} as const satisfies RefusalMessages;

type Fields = { fields: string[] };

export type CollectionRefusal = RefusalOf<
  keyof typeof collectionRefusals,
  {
    TitleMissing: Fields;
    HandleInvalid: Fields;
    HandleTaken: Fields;
    RuleInvalid: Fields;
    RuleCircular: Fields;
    FieldsInvalid: Fields;
    CollectionInUse: Fields;
    MadeBefore: { id: string };
  }
>;
