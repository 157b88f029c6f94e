// The place of the text, and the moment from when on it stands there.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { dateIn } from '../../dates/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import { MomentFields } from '../../ui/office/moments/moment-fields.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import type { WrittenEditor } from './use-written-editor.ts';
import styles from './written-editor.module.css';
import type { ShownWriting, WrittenKind } from './written-kind.ts';

const LibraryDialog = lateDialog(
  async () => (await import('../../catalogue/office/pictures/library-dialog.tsx')).LibraryDialog,
);

type Props = { kind: WrittenKind; editor: WrittenEditor; shown: ShownWriting | null };

export function WrittenPlace({ kind, editor, shown }: Props) {
  const { t, shop } = useApp();
  const { form, problems, change, leave } = editor;
  const isSlugFixed = shown?.isLegal === true;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('contents.where')}</h2>
      <div className={layout.stack}>
        <TextField
          label={t('contents.slug')}
          hint={t(isSlugFixed ? 'contents.slugFixed' : shown ? 'contents.slugHint' : 'contents.slugNewHint')}
          error={problems.includes('slug') ? t('contents.refusal_SlugInvalid') : null}
          value={form.slug}
          readOnly={isSlugFixed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          onChange={({ target }) => change({ slug: target.value })}
          onBlur={() => leave('slug')}
        />
        {kind === 'article' ? (
          <>
            <TextField
              label={t('contents.date')}
              type="date"
              hint={t('contents.dateHint')}
              max={dateIn(shop.timeZone, new Date())}
              error={problems.includes('date') ? t('contents.refusal_DateInFuture') : null}
              value={form.date}
              onChange={({ target }) => change({ date: target.value })}
            />
            <PictureChoice picture={form.picture} onChoose={(picture) => change({ picture })} />
          </>
        ) : null}
        <MomentFields
          day={form.publishDay}
          time={form.publishTime}
          dayTexts={{
            label: t('contents.publishAt'),
            hint: t('contents.publishAtHint'),
            error: problems.includes('publishAt') ? t('contents.badPublishAt') : null,
          }}
          timeLabel={t('contents.publishTime')}
          min={dateIn(shop.timeZone, new Date())}
          onChange={({ day = form.publishDay, time = form.publishTime }) =>
            change({ publishDay: day, publishTime: time })
          }
          onLeave={() => leave('publishAt')}
        />
      </div>
    </section>
  );
}

type PictureProps = { picture: string | null; onChoose(picture: string | null): void };

function PictureChoice({ picture, onChoose }: PictureProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={layout.stack}>
      <span>{t('contents.picture')}</span>
      {picture ? <img className={styles.picture} src={`/media/${picture}-640.webp`} alt="" /> : null}
      <div className={layout.row}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('contents.choosePicture')}
        </Button>
        {picture ? (
          <Button size="small" kind="quiet" onClick={() => onChoose(null)}>
            {t('contents.removePicture')}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <LibraryDialog
          isThere={(key) => key === picture}
          onChoose={({ key }) => {
            onChoose(key);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
