import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { urlOf } from '../../addresses.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { BlockHtml } from '../../ui/blocks/block-html.tsx';
import '../../ui/blocks/blocks.module.css';
import { homeQuery } from '../catalogue-queries.ts';
import { DryingLine, hungUp } from './drying-line.tsx';
import { ShownCollections, ShownGoods } from './goods-section.tsx';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/home.ts`));

type HomeBlock = CatalogueHomeQuery['homePage']['blocks'][number];

/** Fewer than this look lost: then what hangs on the line is shown again. */
const A_ROW = 4;

export function Page({ location: { locale } }: PageProps) {
  const { collections, newestProducts, homePage } = useSuspenseQuery(homeQuery(locale)).data;
  const prints = homePage.blocks.some(({ kind }) => kind === 'LINE') ? hungUp(newestProducts) : [];
  const others = newestProducts.filter((product) => !prints.includes(product));
  const newest = (others.length < A_ROW ? newestProducts : others).slice(0, 2 * A_ROW);
  const show = ({ kind, title, handle, html, products }: HomeBlock, index: number): ReactNode => {
    const key = `${kind} ${handle ?? index}`;
    switch (kind) {
      case 'HTML':
        return <BlockHtml html={html ?? ''} key={key} />;
      case 'LINE':
        return <DryingLine title={title} products={prints} key={key} />;
      case 'COLLECTIONS':
        return <ShownCollections {...{ title, index, collections }} key={key} />;
      case 'NEWEST':
      case 'COLLECTION':
      case 'PRODUCTS':
        return <ShownGoods {...{ title, handle, index }} products={kind === 'NEWEST' ? newest : products} key={key} />;
    }
  };
  return homePage.blocks.map(show);
}

export const head: PageModule['head'] = ({ queryClient, location: { locale } }) => {
  const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(locale).queryKey);
  return { title: data?.homePage.tagline ?? '', canonical: urlOf('home', { locale }) };
};
