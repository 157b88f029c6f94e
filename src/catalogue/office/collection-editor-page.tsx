// A collection in its editor: a new one, or one that is known.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import '../../ui/office/files/drop-zone.module.css';
import './pictures/picture-sources.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { CollectionEditorForm, CollectionMembers, titleOf } from './collections/collection-editor.tsx';
import {
  collectionChoicesQuery,
  collectionQuery,
  MEMBERS_SHOWN,
  membersQuery,
  NEW_COLLECTION,
} from './collections/collection-queries.ts';
import { loadCollectionTexts } from './collections/load-collection-texts.ts';
import { loadProductTexts } from './load-product-texts.ts';
import { loadPictureTexts } from './pictures/load-picture-texts.ts';

export const loadTexts = joinTexts(loadCollectionTexts, loadProductTexts, loadEditorTexts, loadPictureTexts);

export const load: PageLoad = (queryClient, { params: { id } }) =>
  Promise.all([
    queryClient.ensureQueryData(collectionQuery(id)),
    queryClient.ensureQueryData(collectionChoicesQuery),
    ...(id === NEW_COLLECTION
      ? []
      : [queryClient.ensureQueryData(membersQuery(id ?? '', MEMBERS_SHOWN)), CollectionMembers.load()]),
  ]);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  if (location.params.id === NEW_COLLECTION) return { title: t('collections.new') };
  const collection = queryClient.getQueryData(collectionQuery(location.params.id).queryKey)?.editedCollection;
  const choices = queryClient.getQueryData(collectionChoicesQuery.queryKey)?.collectionChoices;
  return collection
    ? { title: titleOf(collection, choices?.languages ?? []) }
    : { title: t('collections.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { id } = location.params;
  const { editedCollection: collection } = useSuspenseQuery(collectionQuery(id)).data;
  if (collection || id === NEW_COLLECTION) return <CollectionEditorForm key={id} shown={collection ?? null} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('collections.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('collections')}>{t('collections.toList')}</PageLink>
      </p>
    </div>
  );
};
