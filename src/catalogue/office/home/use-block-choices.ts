// What blocks of the home page may name. What is chosen here is known before the page is read again.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { ALL_GOODS } from '../../all-goods.ts';
import type { BlockChoices } from '../blocks/block-choices.ts';
import type { EditedHome } from './home-form.ts';

export function useBlockChoices(shown: EditedHome): BlockChoices {
  const { t } = useApp();
  const [products, setProducts] = useState<EditedHome['products']>([]);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const { languages, collections, hasHours, hasNewsletter } = shown;
  return {
    ...{ languages, collections, hasHours, hasNewsletter },
    links: [
      { href: `/c/${ALL_GOODS}`, title: t('homeEditor.allGoods') },
      ...collections.map(({ handle, title }) => ({ href: `/c/${handle}`, title })),
    ],
    products: new Map([...shown.products, ...products].map((product) => [product.handle, product])),
    pictures: new Set([...shown.pictures.map(({ key }) => key), ...pictures]),
    learn(known) {
      if ('picture' in known) setPictures((before) => [...before, known.picture]);
      else setProducts((before) => [...before, { ...known.product, imageUrl: known.product.imageUrl ?? null }]);
    },
  };
}
