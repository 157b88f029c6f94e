import layout from '../../../ui/office/sheets/office-layout.module.css';
import { MatrixPreview } from './matrix-preview.tsx';
import type { MatrixProps } from './matrix-props.ts';
import { MatrixTable } from './matrix-table.tsx';
import { OptionsEditor } from './options-editor.tsx';

/** The options of a product, how many variants come and go, and the table of them. */
export function MatrixFields(props: MatrixProps) {
  const hasRows = Object.keys(props.slice.rows).length > 0;
  return (
    <div className={layout.stack}>
      <OptionsEditor {...props} />
      {hasRows ? <MatrixPreview {...props} /> : null}
      {hasRows ? <MatrixTable {...props} /> : null}
    </div>
  );
}
