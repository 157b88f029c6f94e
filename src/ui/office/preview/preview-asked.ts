// How a page of the shop is looked at before it is so: `src/ui/office/preview/shop-preview.tsx` sends what is typed, and
// `server/render/preview-route.ts` answers with the page.

export const previewPath = '/api/admin/preview';

/**
 * `settings`: by the name of the document, as `kasa settings edit` takes it. `product`: what would be saved of it, as the
 * editor sends it (`ProductsSave`); the page is that of the product.
 */
export type PreviewAsked = {
  path: string;
  settings: Readonly<Record<string, unknown>>;
  product?: { id: string | null; patch: string };
  /** The article as the editor sends it (`ContentsSave`). */
  article?: { id: string | null; content: string };
};

/**
 * Sent where what is typed could not be saved either: `path` begins with the document. A product's is `product`, and the
 * message the refusal's kind. A page is HTML.
 */
export type PreviewAnswer = { faults: { path: string; message: string }[] };

/** What the shop window says is the catalogue's; the rest is the owner's. */
const ofTheCatalogue: readonly string[] = ['home', 'navigation', 'pages'];

/** What somebody needs to look at a document before it is saved. */
export function previewAccess(document: string): 'catalogue.write' | 'settings.write' {
  return ofTheCatalogue.includes(document) ? 'catalogue.write' : 'settings.write';
}
