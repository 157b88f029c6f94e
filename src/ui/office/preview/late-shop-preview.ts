// The shop's own page beside an editor, from what is typed and not saved yet, at the width of a phone, a tablet or a desk.
//
//   <LateShopPreview pathIn={(locale) => urlOf('home', { locale })} languages={languages} settings={{ home: content }} />
//
// `settings`: documents by their names, as they would be saved; each shows in place of the one in force. The server renders
// the page with them (`server/render/preview-route.ts`) and keeps nothing. An editor's page loads `loadPreviewTexts` with its
// texts, and imports this file, which has the sheets: the code comes after the first view. What a page shows beside the
// settings, such as a record, is handed in as `parts`: by a field of what the route takes and of `Unsaved`
// (`server/schema/request-context.ts`), which the resolver of that page then reads.
import { textsOf } from '../../../i18n/load-texts.ts';
import { latePart } from '../../late-part.tsx';
import '../sheets/segments.module.css';
import './shop-preview.module.css';

export const LateShopPreview = latePart(async () => (await import('./shop-preview.tsx')).ShopPreview);

export const loadPreviewTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/ui/shop-preview.ts`));
