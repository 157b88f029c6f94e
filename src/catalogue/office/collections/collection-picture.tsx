// The picture of a collection: its tile on the home page, and what is shown of it where it is shared.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import '../pictures/pictures.module.css';
import styles from './collection-editor.module.css';
import type { CollectionEditor } from './use-collection-editor.ts';

const LibraryDialog = lateDialog(async () => (await import('../pictures/library-dialog.tsx')).LibraryDialog);

export function CollectionPicture({ editor: { form, change } }: { editor: CollectionEditor }) {
  const { t } = useApp();
  const [isAsked, setAsked] = useState(false);
  const { image } = form;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('collections.picture')}</h2>
      <div className={layout.stack}>
        {image ? (
          <img className={styles.picture} src={`/media/${image}-480.webp`} alt="" width={240} height={240} />
        ) : (
          <p className={layout.aside}>{t('collections.pictureNone')}</p>
        )}
        <div className={layout.row}>
          <Button size="small" onClick={() => setAsked(true)}>
            {t('collections.pictureChoose')}
          </Button>
          {image ? (
            <Button size="small" kind="quiet" onClick={() => change({ image: null })}>
              {t('collections.pictureRemove')}
            </Button>
          ) : null}
        </div>
      </div>
      {isAsked ? (
        <LibraryDialog
          isThere={(key) => key === image}
          onChoose={({ key }) => {
            change({ image: key });
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}
