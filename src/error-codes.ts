// What can go wrong across a boundary, by code. The browser's first view knows errors, but needs no list of them.
export const errorCodes = [
  'APP_INSTANCE_UNAVAILABLE',
  'BAD_REQUEST',
  'EXTERNAL_NAVIGATION_REFUSED',
  'FORM_REFUSED',
  'MUTATION_NAME_UNKNOWN',
  'NOT_FOUND',
  'QUERY_NAME_UNKNOWN',
  'SERVICE_UNAVAILABLE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNSAFE_URL_REFUSED',
  'URI_TOO_LONG',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
