// How a page of the shop is looked at before it is so: `src/ui/office/preview/shop-preview.tsx` sends what is typed, and
// `server/render/preview-route.ts` answers with the page.

export const previewPath = '/api/admin/preview';

/** `settings`: by the name of the document, as `kasa settings edit` takes it; beside it what the page shows as well. */
export type PreviewAsked = { path: string; settings: Readonly<Record<string, unknown>> };

/**
 * Sent where what is typed could not be saved either: `path` begins with the document or the part, and the message of a part
 * is the refusal's kind. A page is HTML.
 */
export type PreviewAnswer = { faults: { path: string; message: string }[] };
