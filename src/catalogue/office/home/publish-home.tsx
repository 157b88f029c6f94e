// When the draft is published by itself, and what throws it away.
import { useApp } from '../../../app-instance.tsx';
import { dateIn } from '../../../dates/local-date.ts';
import { Button } from '../../../ui/button.tsx';
import { MomentFields } from '../../../ui/office/moments/moment-fields.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { EditedHome } from './home-form.ts';
import type { HomeEditor } from './use-home-editor.ts';

type Props = { editor: HomeEditor; shown: EditedHome; onDiscarded(): void };

export function PublishHome({ editor, shown, onDiscarded }: Props) {
  const { t, shop } = useApp();
  const { form, change, run } = editor;
  const discard = () => {
    if (!window.confirm(t('homeEditor.discardAsk'))) return;
    run(async () => {
      await editor.discardDraft();
      onDiscarded();
    });
  };
  return (
    <details className={controls.fold} open={form.day !== '' || undefined}>
      <summary>{t('homeEditor.publishAt')}</summary>
      <div className={layout.stack}>
        <div className={layout.fields}>
          <MomentFields
            {...form}
            dayTexts={{ label: t('homeEditor.publishDay') }}
            timeLabel={t('homeEditor.publishTime')}
            min={dateIn(shop.timeZone, new Date())}
            onChange={change}
          />
        </div>
        <div className={layout.row}>
          <Button size="small" isBusy={editor.isSaving} disabled={form.day === ''} onClick={() => run(editor.save)}>
            {t('homeEditor.planDraft')}
          </Button>
          {form.day !== '' ? (
            <Button size="small" onClick={() => change({ day: '', time: '' })}>
              {t('homeEditor.noPlan')}
            </Button>
          ) : null}
          {shown.revision == null ? null : (
            <Button size="small" onClick={discard}>
              {t('homeEditor.discard')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
