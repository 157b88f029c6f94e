import { useT } from '../app-instance.tsx';
import { SanitisedHtml } from '../ui/sanitised-html.tsx';
import type { Product, Variant } from './choose-variant.ts';
import styles from './product-page.module.css';

export function ProductDetails({ product, sku }: { product: Product; sku: Variant['sku'] | undefined }) {
  const t = useT();
  return (
    <div className={styles.details}>
      {product.descriptionHtml || sku ? (
        <details open>
          <summary>{t('product.description')}</summary>
          <SanitisedHtml className={styles.prose} html={product.descriptionHtml} />
          {sku ? <p className={styles.sku}>{t('product.sku', { sku })}</p> : null}
        </details>
      ) : null}
      <Safety safety={product.safety} />
    </div>
  );
}

/** Regulation (EU) 2023/988: who made it, who answers for it in the Union, and what to mind. */
function Safety({ safety }: Pick<Product, 'safety'>) {
  const t = useT();
  const { manufacturerName, manufacturerAddress, manufacturerEmail, responsiblePerson, warnings } = safety;
  if (!manufacturerName && !responsiblePerson && !warnings) return null;
  return (
    <details>
      <summary>{t('product.safety')}</summary>
      <dl className={styles.safety}>
        {manufacturerName ? (
          <>
            <dt>{t('product.manufacturer')}</dt>
            <dd>
              {[manufacturerName, manufacturerAddress].filter(Boolean).join(', ')}
              {manufacturerEmail ? (
                <>
                  {', '}
                  <a href={`mailto:${manufacturerEmail}`}>{manufacturerEmail}</a>
                </>
              ) : null}
            </dd>
          </>
        ) : null}
        {responsiblePerson ? (
          <>
            <dt>{t('product.responsible')}</dt>
            <dd>{responsiblePerson}</dd>
          </>
        ) : null}
        {warnings ? (
          <>
            <dt>{t('product.warnings')}</dt>
            <dd>{warnings}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}
