// A few products, each large: its picture, its name, the beginning of what is said of it, its price.
import { urlOf } from '#src/addresses.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { viewOf } from '#src/shop/markets.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import button from '#src/ui/button.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { ProductImage } from '#src/ui/pictures/product-image.tsx';
import styleOfPrice from '#src/ui/price.module.css';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
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
  const { handle, title, image, unitPrice, availability } = product;
  const notes = [unitPrice, availability === 'SOLD_OUT' && t('product.soldOut')].filter(Boolean);
  const to = urlOf('product', { locale, product: handle });
  return (
    <article className={classNames(layout.frame, styles.block, styles.split, isRight && styles.right)}>
      <a href={to}>
        <ProductImage image={image ?? null} title={title} sizes="(min-width: 48rem) 46vw, 92vw" widest={1920} />
      </a>
      <div className={styles.splitWords}>
        <Heading className={styles.title}>{title}</Heading>
        {lead ? <p>{lead}</p> : null}
        <LargePrice {...{ product, locale, t }} />
        {notes.length > 0 ? <p>{notes.join(' · ')}</p> : null}
        <p>
          <a className={button.button} href={to} aria-label={`${t('shop.look')}: ${title}`}>
            {t('shop.look')}
          </a>
        </p>
      </div>
    </article>
  );
}

/** The price as a card says it, with the lowest price of the 30 days before where it is reduced. */
function LargePrice({ product, locale, t }: Pick<DrawingContext, 'locale' | 't'> & { product: ProductCard }) {
  const { price, hasSeveralPrices, lowestPriorPrice: before } = product;
  const written = (amount: Money) => formatMoney(amount, languageOf(locale).languageTag);
  return (
    <div className={classNames(styleOfPrice.price, before && styleOfPrice.reduced)}>
      <span className={styleOfPrice.now}>
        {hasSeveralPrices ? <span className={styleOfPrice.from}>{t('money.from')} </span> : null}
        {written(price)}
      </span>
      {before ? (
        <>
          <span className={styleOfPrice.before}>
            <VisuallyHidden>{t('money.lowestPrior')} </VisuallyHidden>
            <s>{written(before)}</s>
          </span>
          <span className={styleOfPrice.note} aria-hidden="true">
            {t('money.lowestPriorShort')}
          </span>
        </>
      ) : null}
    </div>
  );
}
