// The address at which an official notice is handed in: its bytes alone are the body, and stay as they are.
export const noticeUploadPattern = '/api/admin/notice/:language';

export function noticeUploadUrl(language: string): string {
  return noticeUploadPattern.replace(':language', language);
}
