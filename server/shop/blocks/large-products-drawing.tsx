// A few products, each large: its picture, its name, the beginning of what is said of it, its price.
import { urlOf } from '#src/addresses.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney } from '#src/money.ts';
import { viewOf } from '#src/shop/markets.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import button from '#src/ui/button.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { ProductImage } from '#src/ui/pictures/product-image.tsx';
import { listLeads } from '../../catalogue/list-leads.ts';
import type { ProductCard, ShownBlock } from '../../schema/resolver-types.generated.ts';
import { asHtml, type DrawingContext } from './block-drawing.ts';

export async function drawLargeProducts(
  products: readonly ProductCard[],
  title: string,
  at: DrawingContext,
): Promise<ShownBlock | null> {
  if (products.length === 0) return null;
  const { db, markets } = at.request;
  const handles = products.map(({ handle }) => handle);
  const leads = await listLeads(db, handles, viewOf(markets, at.locale));
  return asHtml(
    <section aria-label={title || at.t('site.toGoods')}>
      {title ? (
        <div className={layout.frame}>
          <h2 className={styles.title}>{title}</h2>
        </div>
      ) : null}
      {products.map((product, index) => (
        <LargeProduct
          key={product.handle}
          {...{ product, at }}
          lead={leads.get(product.handle) ?? ''}
          isRight={index % 2 === 1}
          heading={title ? 'h3' : 'h2'}
        />
      ))}
    </section>,
  );
}

type LargeProductProps = {
  product: ProductCard;
  lead: string;
  isRight: boolean;
  heading: 'h2' | 'h3';
  at: DrawingContext;
};

function LargeProduct({ product, lead, isRight, heading: Heading, at: { locale, t } }: LargeProductProps) {
  const { handle, title, image, price, unitPrice, hasSeveralPrices, availability } = product;
  const amount = formatMoney(price, languageOf(locale).languageTag);
  const to = urlOf('product', { locale, product: handle });
  return (
    <article className={classNames(layout.frame, styles.block, styles.split, isRight && styles.right)}>
      <a href={to}>
        <ProductImage image={image ?? null} title={title} sizes="(min-width: 48rem) 46vw, 92vw" widest={1920} />
      </a>
      <div className={styles.splitWords}>
        <Heading className={styles.title}>{title}</Heading>
        {lead ? <p>{lead}</p> : null}
        <p>
          {hasSeveralPrices ? `${t('money.from')} ${amount}` : amount}
          {unitPrice ? ` · ${unitPrice}` : ''}
          {availability === 'SOLD_OUT' ? ` · ${t('product.soldOut')}` : ''}
        </p>
        <p>
          <a className={button.button} href={to} aria-label={`${t('shop.look')}: ${title}`}>
            {t('shop.look')}
          </a>
        </p>
      </div>
    </article>
  );
}
