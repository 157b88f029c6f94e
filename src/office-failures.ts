// The failures that only the office has. Apart from the others, because pages of the storefront load those.

export const officeFailures = {
  SIGNED_OUT: { status: 401, message: 'office.signedOut' },
  FORBIDDEN: { status: 403, message: 'office.forbidden' },
  STEP_UP_NEEDED: { status: 403, message: 'office.stepUpNeeded' },
} as const;

export type OfficeErrorCode = keyof typeof officeFailures;

export function isOfficeErrorCode(code: unknown): code is OfficeErrorCode {
  return typeof code === 'string' && Object.hasOwn(officeFailures, code);
}
