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

type Named = Pick<ShownCollection, 'codes' | 'ruled' | 'isInMenu' | 'documents'>;

/** What names it, and what would be without it: codes and rules keep it from being deleted, the others lose it. */
function Uses({ codes, ruled, isInMenu, documents }: Named) {
  const { t } = useApp();
  const lines = [
    ...(codes.length > 0 ? [t('collections.usesCodes', { codes: codes.join(', ') })] : []),
    ...(ruled.length > 0 ? [t('collections.usesRules', { collections: ruled.join(', ') })] : []),
    ...(isInMenu ? [t('collections.usesMenu')] : []),
    ...(documents.includes('home') ? [t('collections.usesHome')] : []),
    ...(documents.includes('pages') ? [t('collections.usesPages')] : []),
    ...(documents.includes('articles') ? [t('collections.usesArticles')] : []),
  ];
  if (lines.length === 0) return <p className={layout.aside}>{t('collections.usesNothing')}</p>;
  return lines.map((line) => <p key={line}>{line}</p>);
}

function isNamed({ isInMenu, documents }: Named): boolean {
  return isInMenu || documents.length > 0;
}

type Props = { collection: ShownCollection; editor: CollectionEditor };

export function CollectionUses({ collection, editor }: Props) {
  const { id, version } = collection;
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
        <Uses {...collection} />
        {isAsked ? (
          <div className={layout.stack}>
            <p role="alert">{t(isNamed(collection) ? 'collections.deleteNamed' : 'collections.deleteSure')}</p>
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
