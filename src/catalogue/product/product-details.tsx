import type { ReactNode } from 'react';
import { useT } from '../../app-instance.tsx';
import { GuaranteeFile, GuaranteeNotice } from '../../terms/guarantee-notice.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import type { Product } from './choose-variant.ts';
import styles from './product-page.module.css';

export function ProductDetails({ product, sku }: { product: Product; sku: string | undefined }) {
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
      <GaranLabel label={product.garanLabel} />
      {product.guaranteeNotice ? <GuaranteeNotice notice={product.guaranteeNotice} /> : null}
    </div>
  );
}

/** Regulation (EU) 2023/988: who made it, who answers for it in the Union, and what to mind. */
function Safety({ safety }: Pick<Product, 'safety'>) {
  const t = useT();
  const { manufacturerName, manufacturerAddress, manufacturerEmail: email, responsiblePerson, warnings } = safety;
  const maker = [manufacturerName, manufacturerAddress].filter(Boolean).join(', ');
  if (!maker && !responsiblePerson && !warnings) return null;
  return (
    <details>
      <summary>{t('product.safety')}</summary>
      <dl className={styles.safety}>
        <Entry term={t('product.manufacturer')} text={maker}>
          {email ? <ExternalLink to={`mailto:${email}`}>{email}</ExternalLink> : null}
        </Entry>
        <Entry term={t('product.responsible')} text={responsiblePerson} />
        <Entry term={t('product.warnings')} text={warnings} />
      </dl>
    </details>
  );
}

/** Implementing Regulation (EU) 2025/1960: the producer's label as it was handed in, with what was filled in on it. */
function GaranLabel({ label }: { label: Product['garanLabel'] }) {
  if (!label) return null;
  return (
    <section className={styles.garan} aria-label={label.title}>
      <GuaranteeFile file={label.file} text={label.text} />
      {label.file.width > 0 ? <p>{label.text}</p> : null}
    </section>
  );
}

function Entry({ term, text, children }: { term: string; text: string; children?: ReactNode }) {
  if (!text) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {text} {children}
      </dd>
    </div>
  );
}
