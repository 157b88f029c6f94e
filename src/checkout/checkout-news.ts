// What a form that was posted without scripts came to, on its way through the address of the page: short codes, never
// words, so that no link can make the shop say what it does not mean.
import type { FieldProblemKind } from '../operations.generated.ts';
import { checkoutFields, type FieldProblem } from './checkout-fields.ts';

export type CheckoutNews =
  /** `fields`: what only the server knew; the rest follows from the draft. */
  | { kind: 'fields'; fields: readonly FieldProblem[] }
  | { kind: 'total-changed'; oldMinor: number }
  | { kind: 'too-many-tries'; waitMinutes: number }
  | {
      kind: (typeof plainKinds)[number];
    };

const plainKinds = [
  'needs-scripts',
  'cart-empty',
  'cart-lost',
  'out-of-stock',
  'delivery',
  'payment-unavailable',
  'payment-overtaken',
  'method-not-offered',
  'method-refused',
] as const;

const problems: Record<FieldProblemKind, true> = {
  MISSING: true,
  TOO_LONG: true,
  EMAIL: true,
  PHONE: true,
  POSTAL_CODE: true,
  COUNTRY: true,
  TAX_ID: true,
  SHIPPING_METHOD: true,
  PICKUP_POINT: true,
  PICKUP_POINT_CLOSED: true,
};

/** The id of whatever tells it in the page. */
export const NEWS_ID = 'checkout-news';

export function checkoutSearch(news: CheckoutNews): Record<string, string> {
  const notice = { notice: news.kind };
  if (news.kind === 'total-changed') return { ...notice, was: String(news.oldMinor) };
  if (news.kind === 'too-many-tries') return { ...notice, wait: String(news.waitMinutes) };
  if (news.kind !== 'fields' || news.fields.length === 0) return notice;
  return { ...notice, fields: news.fields.map(({ name, problem }) => `${name}.${problem}`).join(' ') };
}

/** Null for an address that tells nothing, or nothing that makes sense. */
export function readCheckoutNews(search: URLSearchParams): CheckoutNews | null {
  const notice = search.get('notice');
  if (notice === 'fields') return { kind: notice, fields: readProblems(search.get('fields') ?? '') };
  if (notice === 'total-changed') {
    const was = search.get('was') ?? '';
    return /^\d{1,9}$/.test(was) ? { kind: notice, oldMinor: Number(was) } : null;
  }
  if (notice === 'too-many-tries') {
    const wait = search.get('wait') ?? '';
    return /^[1-9]\d?$/.test(wait) ? { kind: notice, waitMinutes: Number(wait) } : null;
  }
  const kind = plainKinds.find((known) => known === notice);
  return kind ? { kind } : null;
}

function readProblems(text: string): FieldProblem[] {
  return text.split(' ').flatMap((part) => {
    const [name, problem = ''] = part.split('.');
    const field = checkoutFields.find((known) => known === name);
    return field && Object.hasOwn(problems, problem) ? [{ name: field, problem: problem as FieldProblemKind }] : [];
  });
}
