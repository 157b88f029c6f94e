// The failures that only the office has. Apart from the others, because pages of the storefront load those.

export const officeFailures = {
  SIGNED_OUT: { status: 401, message: 'office.signedOut' },
  // The page that sends it was drawn for another person than the one who is signed in: a dialog says so by their names, and
  // this is said where the page is left.
  OTHER_PERSON: { status: 412, message: 'office.signedOut' },
  FORBIDDEN: { status: 403, message: 'office.forbidden' },
  STEP_UP_NEEDED: { status: 403, message: 'office.stepUpNeeded' },
  // It was done, or half of it, and what it led to is not known any more.
  ANSWER_LOST: { status: 409, message: 'office.answerLost' },
  // Another person's press, or one with other variables.
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'office.keyReused' },
} as const;

export type OfficeErrorCode = keyof typeof officeFailures;

export function isOfficeErrorCode(code: unknown): code is OfficeErrorCode {
  return typeof code === 'string' && Object.hasOwn(officeFailures, code);
}
