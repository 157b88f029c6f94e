import { lateDialog } from '../../ui/office/late-dialog.tsx';
// The dialog is loaded late, and brings no sheets.
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';
import '../../ui/record-editor/record-editor.module.css';

export const LateSynonymDialog = lateDialog(async () => (await import('./synonym-dialog.tsx')).bindSynonymDialog());
