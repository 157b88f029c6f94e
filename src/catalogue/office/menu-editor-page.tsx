// The menu of the shop: what stands in its header, in which order.
import { useSuspenseQuery } from '@tanstack/react-query';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { operationQuery } from '../../query-client.ts';
import { latePart } from '../../ui/late-part.tsx';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadEffectsTexts } from '../../ui/record-editor/load-effects-texts.ts';
// What comes late brings no sheets.
import '../../ui/button.module.css';
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';
import '../../ui/office/work-page.module.css';
import '../../ui/record-editor/record-editor.module.css';
import './home/home-editor.module.css';
import './menu/menu-editor.module.css';

const menuEditedQuery = operationQuery('MenuEdited', {});

/** Dragging, merging and the page beside it come after the first view, as the editor's code altogether. */
const MenuEditorForm = latePart(async () => (await import('./menu/menu-editor-form.tsx')).MenuEditorForm);

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/catalogue/menu-editor.ts`)),
  loadPreviewTexts,
  loadEditorTexts,
  loadEffectsTexts,
);

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(menuEditedQuery);

export const loadParts = () => MenuEditorForm.load();

export const head: PageModule['head'] = ({ t }) => ({ title: t('menuEditor.title') });

export const Page: PageModule['Page'] = () => {
  const { editedMenu } = useSuspenseQuery(menuEditedQuery).data;
  return <MenuEditorForm shown={editedMenu} />;
};
