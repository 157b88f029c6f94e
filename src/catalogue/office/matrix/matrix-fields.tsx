import { memo, useRef, useState } from 'react';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { loadVariantTexts } from './load-variant-texts.ts';
import { MatrixPreview } from './matrix-preview.tsx';
import type { MatrixProps } from './matrix-props.ts';
import { MatrixTable } from './matrix-table.tsx';
import { OptionsEditor } from './options-editor.tsx';

export const bindMatrixFields = () => withLateTexts(MatrixFields, loadVariantTexts);

/** The options of a product, how many variants come and go, and the table of them. */
export function MatrixFields(given: MatrixProps) {
  const props = { ...given, ...useStableCalls(given) };
  const hasRows = Object.keys(props.slice.rows).length > 0;
  return (
    <div className={layout.stack}>
      <SteadyOptions {...props} />
      {hasRows ? <MatrixPreview {...props} /> : null}
      {hasRows ? <MatrixTable {...props} /> : null}
    </div>
  );
}

/** The options are rendered again when something of them has changed, and not with each cell of the table. */
const SteadyOptions = memo(OptionsEditor, (before, after) => {
  const isAlike = (of: (props: MatrixProps) => unknown) => Object.is(of(before), of(after));
  return (
    isAlike(({ slice }) => slice.options) &&
    isAlike(({ slice }) => slice.texts) &&
    isAlike(({ slice }) => Object.keys(slice.rows).length) &&
    isAlike(({ context }) => [context.locale, ...context.languages].join()) &&
    isAlike(({ problems }) => problems.filter((problem) => !problem.startsWith('rows.')).join())
  );
});

/** The same functions in each rendering, which do what the latest ones do. */
function useStableCalls({ update, leave }: MatrixProps): Pick<MatrixProps, 'update' | 'leave'> {
  const latest = useRef({ update, leave });
  latest.current = { update, leave };
  const [stable] = useState<Pick<MatrixProps, 'update' | 'leave'>>(() => ({
    update: (change) => latest.current.update(change),
    leave: (field) => latest.current.leave(field),
  }));
  return stable;
}
