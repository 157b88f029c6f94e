// The blocks of a page as its editor has them: `rows` is a field of the editor's form, changed by `update`. A page that uses
// it loads `loadBlockTexts`.
import { useApp } from '../../../app-instance.tsx';
import { type BlockName, type BlockPlace, blockKinds, MOST_BLOCKS, mayStand } from '../../../shop/blocks/blocks.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BlockChoices } from './block-choices.ts';
import styles from './block-editor.module.css';
import type { BlockRow as Row } from './block-form.ts';
import { BlockRow } from './block-row.tsx';
import { kindName } from './block-words.ts';
import { type BlockListWork, useBlockList } from './use-block-list.ts';
// What is loaded with the fields of a block brings no sheets.
import '../../../ui/office/files/drop-zone.module.css';
import '../../../ui/office/office-dialog.module.css';
import '../../../ui/office/type-ahead.module.css';
import '../../../ui/rich-text/rich-text.module.css';
import '../pictures/picture-sources.module.css';
import '../pictures/pictures.module.css';

type Props = {
  rows: readonly Row[];
  update(change: (rows: readonly Row[]) => Row[]): void;
  choices: BlockChoices;
  /** The fields with problems, as `<key>.<field>`. */
  problems: readonly string[];
  place: BlockPlace;
  /** Nobody has written the page yet: its first block is open. */
  isUnwritten?: boolean;
};

export function BlockList({ rows, update, choices, problems, place, isUnwritten = false }: Props) {
  const { t } = useApp();
  const work = useBlockList(rows, update, isUnwritten);
  return (
    <div className={layout.stack}>
      {/* Whoever does not see the list hears what has become of it. */}
      <VisuallyHidden>
        <span role="status">{work.said}</span>
      </VisuallyHidden>
      <ol className={styles.blocks} aria-label={t('blocks.list')}>
        {rows.map((row, at) => (
          <BlockRow key={row.key} {...{ row, at, work, choices, problems }} />
        ))}
      </ol>
      {work.removed ? (
        <p className={controls.soon}>
          {t('blocks.removed', { title: kindName(work.removed.row.kind, t) })}
          <Button size="small" onClick={work.undo}>
            {t('blocks.undo')}
          </Button>
        </p>
      ) : null}
      {rows.length < MOST_BLOCKS ? <AddBlock {...{ work, place }} /> : null}
    </div>
  );
}

function AddBlock({ work, place }: { work: BlockListWork; place: BlockPlace }) {
  const { t } = useApp();
  const kinds = (Object.keys(blockKinds) as BlockName[]).filter((kind) => mayStand(kind, place));
  return (
    <details className={controls.fold}>
      <summary>{t('blocks.add')}</summary>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classNames(controls.item)}
            aria-disabled={!work.mayAdd(kind) || undefined}
            onClick={({ currentTarget }) => {
              if (!work.mayAdd(kind)) return;
              currentTarget.closest('details')?.removeAttribute('open');
              work.add(kind);
            }}
          >
            {t(`blocks.kind_${kind}`)}
            <small>{work.mayAdd(kind) ? t(`blocks.about_${kind}`) : t('blocks.once')}</small>
          </button>
        ))}
      </div>
    </details>
  );
}
