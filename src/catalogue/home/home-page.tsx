import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { BlockHtml } from '../../ui/blocks/block-html.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ALL_GOODS } from '../all-goods.ts';
import { homeQuery } from '../catalogue-queries.ts';
import { ProductGrid } from '../product-card.tsx';
import { CollectionTiles } from './collection-tiles.tsx';
import { DryingLine, hungUp } from './drying-line.tsx';
import styles from './home-page.module.css';

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
        return collections.length > 0 ? (
          <Section title={title} id={`home-${index}`} key={key}>
            <CollectionTiles collections={collections} />
          </Section>
        ) : null;
      case 'NEWEST':
      case 'COLLECTION':
      case 'PRODUCTS':
        return <Goods {...{ title, handle, index }} products={kind === 'NEWEST' ? newest : products} key={key} />;
    }
  };
  return homePage.blocks.map(show);
}

type GoodsProps = {
  title: string;
  handle: string | null;
  index: number;
  products: Parameters<typeof ProductGrid>[0]['products'];
};

function Goods({ title, handle, index, products }: GoodsProps) {
  const { locale, t } = useApp();
  if (products.length === 0) return null;
  const all = handle ? { collection: handle } : { collection: ALL_GOODS };
  return (
    <Section
      title={title}
      id={`home-${index}`}
      more={
        <LinkButton kind="quiet" to={urlOf('listing', { locale, ...all }, handle ? {} : { sort: 'newest' })}>
          {t('site.toGoods')}
        </LinkButton>
      }
    >
      <ProductGrid products={products} heading="h3" />
    </Section>
  );
}

type SectionProps = { title: string; id: string; more?: ReactNode; children: ReactNode };

function Section({ title, id, more, children }: SectionProps) {
  return (
    <section className={classNames(layout.frame, styles.section)} aria-labelledby={id}>
      <div className={layout.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

export const head: PageModule['head'] = ({ queryClient, location: { locale } }) => {
  const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(locale).queryKey);
  return { title: data?.homePage.tagline ?? '', canonical: urlOf('home', { locale }) };
};
