// What needs the collection, and its end: deleting asks, and is refused while something needs it.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../../app-instance.tsx';
import { officeUrlOf } from '../../../office-addresses.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import type { ShownCollection } from './collection-queries.ts';
import type { CollectionEditor } from './use-collection-editor.ts';

type Props = { collection: ShownCollection; editor: CollectionEditor };

export function CollectionUses({ collection: { id, version, codes, ruled }, editor }: Props) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const deleting = useOperationMutation('CollectionsDelete');
  const remove = async () => {
    const { deleteCollection: deleted } = await deleting.mutateAsync({ id, version });
    setAsked(false);
    if (!deleted.refusal) return navigate(officeUrlOf('collections'));
    editor.setRefused({ refusal: deleted.refusal, fields: deleted.fields ?? [] });
    await editor.refetch();
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('collections.uses')}</h2>
      <div className={layout.stack}>
        {codes.length > 0 ? <p>{t('collections.usesCodes', { codes: codes.join(', ') })}</p> : null}
        {ruled.length > 0 ? <p>{t('collections.usesRules', { collections: ruled.join(', ') })}</p> : null}
        {codes.length + ruled.length === 0 ? <p className={layout.aside}>{t('collections.usesNothing')}</p> : null}
        {isAsked ? (
          <div className={layout.stack}>
            <p role="alert">{t('collections.deleteSure')}</p>
            <div className={layout.row}>
              <Button size="small" isBusy={deleting.isPending} onClick={() => editor.run(remove)}>
                {t('collections.deleteYes')}
              </Button>
              <Button size="small" kind="quiet" autoFocus onClick={() => setAsked(false)}>
                {t('collections.deleteNo')}
              </Button>
            </div>
          </div>
        ) : (
          <div>
            <Button size="small" kind="quiet" onClick={() => setAsked(true)}>
              {t('collections.delete')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
