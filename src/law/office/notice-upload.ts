// The address at which an official notice is handed in: its bytes alone are the body, and stay as they are.
export const noticeUploadPattern = '/api/admin/notice/:language';

export function noticeUploadUrl(language: string): string {
  return noticeUploadPattern.replace(':language', language);
}

export const MAX_NOTICE_BYTES = 2_000_000;

/** A type that no form of another site can send. */
export const NOTICE_TYPE = 'application/octet-stream';
