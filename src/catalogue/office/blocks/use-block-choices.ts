// What blocks may name. What is chosen here is known before it is read again.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { HomeEditedQuery } from '../../../office-operations.generated.ts';
import { ALL_GOODS } from '../../all-goods.ts';
import type { BlockChoices } from './block-choices.ts';

type Read = 'languages' | 'collections' | 'products' | 'pictures' | 'hasHours' | 'hasNewsletter';

/** The choices as the server reads them for the blocks of a page. */
export type ReadChoices = Pick<HomeEditedQuery['editedHome'], Read>;

export function useBlockChoices(read: ReadChoices): BlockChoices {
  const { t } = useApp();
  const [products, setProducts] = useState<ReadChoices['products']>([]);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const { languages, collections, hasHours, hasNewsletter } = read;
  return {
    ...{ languages, collections, hasHours, hasNewsletter },
    links: [
      { href: `/c/${ALL_GOODS}`, title: t('blocks.allGoods') },
      ...collections.map(({ handle, title }) => ({ href: `/c/${handle}`, title })),
    ],
    products: new Map([...read.products, ...products].map((product) => [product.handle, product])),
    pictures: new Set([...read.pictures.map(({ key }) => key), ...pictures]),
    learn(known) {
      if ('picture' in known) setPictures((before) => [...before, known.picture]);
      else setProducts((before) => [...before, { ...known.product, imageUrl: known.product.imageUrl ?? null }]);
    },
  };
}
