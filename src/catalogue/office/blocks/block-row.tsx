// One block of a page in its list: what it is, its place, and unfolded what it says.
import { lazy, useRef } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { useDraggedRow } from '../collections/use-dragged-row.ts';
import type { BlockChoices } from './block-choices.ts';
import styles from './block-editor.module.css';
import type { BlockRow as Row } from './block-form.ts';
import { kindName, summaryOf } from './block-words.ts';
import type { BlockListWork } from './use-block-list.ts';

const BlockFieldsForm = lazy(async () => ({ default: (await import('./block-fields-form.tsx')).BlockFieldsForm }));

type Props = { row: Row; at: number; work: BlockListWork; choices: BlockChoices; problems: readonly string[] };

export function BlockRow({ row, at, work, choices, problems }: Props) {
  const { t } = useApp();
  const element = useRef<HTMLLIElement>(null);
  const { key, kind, isHidden } = row;
  const own = problems.flatMap((each) => (each.startsWith(`${key}.`) ? each.slice(`${key}.`.length) : []));
  const isOpen = work.isOpen(key) || own.length > 0;
  const edge = useDraggedRow(element, {
    id: String(key),
    isActive: !isOpen,
    onDrop: (dragged, where) => work.drop(Number(dragged), { key, at: where }),
  });
  const name = kindName(kind, t);
  return (
    <li
      ref={element}
      className={classNames(styles.block, isHidden && styles.hidden)}
      data-edge={edge ?? undefined}
      data-block={kind}
    >
      <div className={styles.head}>
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => work.toggle(key)}>
          {name}
          <small>
            {[isHidden ? t('blocks.isHidden') : '', summaryOf(row, choices.languages)].filter(Boolean).join(' · ')}
          </small>
        </button>
        <MoveButton
          direction="up"
          label={t('blocks.up', { title: name })}
          isOff={at === 0}
          onPress={() => work.move(row, at - 1)}
        />
        <MoveButton
          direction="down"
          label={t('blocks.down', { title: name })}
          isOff={at === work.count - 1}
          onPress={() => work.move(row, at + 1)}
        />
      </div>
      {isOpen ? (
        <div className={styles.body}>
          <AfterHydration>
            <BlockFieldsForm {...{ row, choices }} problems={own} onChange={(values) => work.change(key, { values })} />
          </AfterHydration>
          <BlockActs {...{ row, work, name }} />
        </div>
      ) : null}
    </li>
  );
}

function BlockActs({ row, work, name }: Pick<Props, 'row' | 'work'> & { name: string }) {
  const { t } = useApp();
  const { key, isHidden } = row;
  return (
    <div className={classNames(layout.row, layout.tight, styles.acts)}>
      <Button size="small" onClick={() => work.change(key, { isHidden: !isHidden })}>
        {t(isHidden ? 'blocks.show' : 'blocks.hide')}
      </Button>
      {work.mayCopy(row) ? (
        <Button size="small" aria-label={`${t('blocks.duplicate')}: ${name}`} onClick={() => work.copy(row)}>
          {t('blocks.duplicate')}
        </Button>
      ) : null}
      <Button size="small" aria-label={`${t('blocks.remove')}: ${name}`} onClick={() => work.remove(row)}>
        {t('blocks.remove')}
      </Button>
    </div>
  );
}
