// The blocks below the text of a page, in the editor that the home page has.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { blocksOf } from '../../catalogue/office/blocks/block-form.ts';
import { BlockList } from '../../catalogue/office/blocks/block-list.tsx';
import { type ReadChoices, useBlockChoices } from '../../catalogue/office/blocks/use-block-choices.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import page from '../../ui/office/work-page.module.css';
import { blockChoicesQuery } from './block-choices-query.ts';
import type { WrittenEditor } from './use-written-editor.ts';

export function WrittenBlocks({ editor }: { editor: WrittenEditor }) {
  const { t } = useApp();
  // An earlier version names other things.
  const asking = useQuery({
    ...blockChoicesQuery(blocksOf(editor.form.rows)),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('contents.blocks')}</h2>
      <div className={layout.stack}>
        <p className={layout.aside}>{t('contents.blocksHint')}</p>
        {asking.data ? <Blocks {...{ editor }} read={asking.data.blockChoices} /> : <Unanswered query={asking} />}
      </div>
    </section>
  );
}

function Blocks({ editor, read }: { editor: WrittenEditor; read: ReadChoices }) {
  const choices = useBlockChoices(read);
  const { form, problems, update } = editor;
  return (
    <BlockList
      rows={form.rows}
      update={(change) => update((now) => ({ ...now, rows: change(now.rows) }))}
      choices={choices}
      problems={problems}
      place="page"
    />
  );
}
