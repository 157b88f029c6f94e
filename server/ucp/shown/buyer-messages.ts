// What of the buyer and of the address cannot be right, in the words that the shop's own checkout has for it. What is only
// missing is not told: the person fills it in.
import { checkCheckoutFields, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { fieldProblemText } from '#src/checkout/field-problem-messages.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';

const PLACE = '$.fulfillment.methods[0].destinations[0]';

/** The places of the fields in what a platform sends. */
const paths = {
  email: '$.buyer.email',
  phone: '$.buyer.phone_number',
  postalCode: `${PLACE}.postal_code`,
} as const;

/** `country`: the one that the checkout shows, where the draft names none. */
export function messagesOfBuyer(
  { t }: Pick<UcpServices, 't'>,
  stored: Partial<CheckoutDraftInput>,
  country: string,
): ShownMessage[] {
  const draft = normaliseDraft({ ...emptyDraft, ...stored, country: stored.country || country });
  return checkCheckoutFields(draft).flatMap((problem) => {
    const { name } = problem;
    if (!isTold(name) || draft[name] === '') return [];
    return [say(t, 'fieldWrong', { path: paths[name], content: fieldProblemText(t, problem, draft) })];
  });
}

function isTold(name: string): name is keyof typeof paths {
  return Object.hasOwn(paths, name);
}
