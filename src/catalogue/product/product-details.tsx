import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { GuaranteeFile, GuaranteeNotice } from '../../terms/guarantee-notice.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { LateBackInStock } from '../back-in-stock/late-back-in-stock.ts';
import { bindSavedTexts, SaveButton } from '../saved/save-button.tsx';
import type { Product, Variant } from './choose-variant.ts';
import styles from './product-page.module.css';

type DetailsProps = { product: Product; variant: Variant | null };

const loadDetailsTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product-details.ts`));

/** The heart and the details, with words that the first view does without. */
export async function bindProductDetails(): Promise<ComponentType<DetailsProps>> {
  const [textsIn, savedTextsIn] = await Promise.all([bindLateTexts(loadDetailsTexts), bindSavedTexts()]);
  return (props) => {
    const { locale } = useApp();
    return (
      <>
        <SaveButton handle={props.product.handle} t={savedTextsIn(locale)} isLinked />
        <ProductDetails {...props} t={textsIn(locale)} />
      </>
    );
  };
}

function ProductDetails({ product, variant, t }: DetailsProps & { t: Translate }) {
  const sku = variant?.sku;
  return (
    <>
      {variant?.availability === 'SOLD_OUT' ? <LateBackInStock variantId={variant.id} /> : null}
      <div className={styles.details}>
        {product.descriptionHtml || sku ? (
          <details open>
            <summary>{t('product.description')}</summary>
            <SanitisedHtml className={styles.prose} html={product.descriptionHtml} />
            {sku ? <p className={styles.sku}>{t('product.sku', { sku })}</p> : null}
          </details>
        ) : null}
        <Safety safety={product.safety} t={t} />
        <GaranLabel label={product.garanLabel} />
        {product.guaranteeNotice ? <GuaranteeNotice notice={product.guaranteeNotice} /> : null}
      </div>
    </>
  );
}

/** Regulation (EU) 2023/988: who made it, who answers for it in the Union, and what to mind. */
function Safety({ safety, t }: Pick<Product, 'safety'> & { t: Translate }) {
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
