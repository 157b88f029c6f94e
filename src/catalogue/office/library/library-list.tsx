// The pictures of the shop as a list: what each is, and what shows it.
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { listFilters, searchText, tabs } from '../../../lists/office/list-filters.ts';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { placeInList } from '../../../lists/office/place-in-list.ts';
import { jpegOf } from '../../../media/picture-sources.ts';
import type { PicturesListQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { productHref } from '../product-href.ts';
import styles from './library.module.css';

export type LibraryPicture = PicturesListQuery['libraryPictures']['pictures'][number];

export const pictureFilters = listFilters({
  text: searchText('pictures.search'),
  use: tabs('pictures.all', ['unused'], (_, t) => t('pictures.unused')),
});

const places: Readonly<Record<string, MessageKey>> = {
  home: 'pictures.inHome',
  pages: 'pictures.inPages',
  articles: 'pictures.inArticles',
};

/** The list that an address asks for. */
export function pictureListQuery(search: URLSearchParams) {
  const { text, use } = pictureFilters.read(search);
  return operationQuery('PicturesList', { text, isUnused: use === 'unused', ...placeInList(search) });
}

/** Pictures of imported files have no name: they are called like what shows them. */
export function nameOfPicture({ name, products }: LibraryPicture, t: Translate): string {
  return name || products[0]?.title || t('pictures.unnamed');
}

export function isUnused({ productCount, isShownElsewhere, documents }: LibraryPicture): boolean {
  return productCount === 0 && !isShownElsewhere && documents.length === 0;
}

/** `removeOf`: the button that removes one. */
export function pictureList(removeOf: (picture: LibraryPicture) => ReactNode): TableList<LibraryPicture, string> {
  return {
    route: 'pictures',
    title: 'pictures.library',
    noneYet: 'pictures.noneYet',
    filters: pictureFilters,
    idOf: ({ key }) => key,
    className: styles.pictures,
    columns: [
      {
        head: 'pictures.picture',
        isHeadHidden: true,
        className: styles.picture,
        cell: ({ url }) => <img src={`${url}-240.webp`} alt="" width={88} height={88} loading="lazy" />,
      },
      {
        head: 'pictures.file',
        className: styles.name,
        cell: (picture, { t }) => (
          <>
            <a href={jpegOf(picture, 1920)} target="_blank" rel="noreferrer">
              {nameOfPicture(picture, t)}
            </a>
            <small className={styles.size}>
              {picture.width} × {picture.height}
            </small>
          </>
        ),
      },
      { head: 'pictures.usedIn', className: styles.uses, cell: (picture, { t }) => <Uses {...{ picture, t }} /> },
      {
        head: 'pictures.remove',
        isHeadHidden: true,
        className: styles.remove,
        cell: (picture) => (isUnused(picture) ? removeOf(picture) : null),
      },
    ],
  };
}

function Uses({ picture, t }: { picture: LibraryPicture; t: Translate }) {
  const { products, productCount, isShownElsewhere, documents } = picture;
  if (isUnused(picture)) return <span className={styles.soft}>{t('pictures.nowhere')}</span>;
  const further = productCount - products.length;
  return (
    <ul className={styles.products}>
      {products.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={productHref(id)}>{title}</PageLink>
        </li>
      ))}
      {further > 0 ? <li className={styles.soft}>{t('pictures.furtherProducts', { count: further })}</li> : null}
      {documents.map((document) => (
        <li key={document}>{t(places[document] ?? 'pictures.inPages')}</li>
      ))}
      {isShownElsewhere ? <li className={styles.soft}>{t('pictures.elsewhere')}</li> : null}
    </ul>
  );
}
