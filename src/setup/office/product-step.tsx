import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { productsTemplatePath } from '../../catalogue/office/imports/products-template-url.ts';
import { currencyOrEuro } from '../../currencies.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Currency } from '../../money.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { type AmountKind, isZeroAmount, readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { Button } from '../../ui/button.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTypedText } from '../../ui/fields/use-typed-text.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { createRecordId } from '../../ui/record-editor/record-id.ts';
import { usePhoto } from '../use-photo.ts';
import { soldIn } from './delivery-step.tsx';
import { FileDrop } from './file-drop.tsx';
import pictures from './setup-pictures.module.css';
import type { ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { StepForm } from './step-form.tsx';
import {
  messageOf,
  problemAt,
  type SetupProblem,
  untoldProblem,
  useNextStep,
  useSetupMutation,
} from './use-setup-step.ts';

const classTexts = {
  standard: 'setup.vatStandard',
  reduced: 'setup.vatReduced',
  second_reduced: 'setup.vatSecondReduced',
  super_reduced: 'setup.vatSuperReduced',
  zero: 'setup.vatZero',
} as const satisfies Record<string, MessageKey>;

export function ProductStep({ setup }: { setup: ShopSetup }) {
  const { locale, t } = useApp();
  const { save, isPending, problems, setProblems } = useSetupMutation('SetupAddProduct');
  const goOn = useNextStep('product');
  const photo = usePhoto();
  // Sent again after an answer that was lost, and changed meanwhile, it is still one product.
  const [newId] = useState(createRecordId);
  const currency = currencyOrEuro(soldIn(setup)[0]);
  // An error is about the text that was refused, and no longer there once another one is typed.
  const [refusedPrice, setRefusedPrice] = useState('');
  const untold = untoldProblem(problems, ['title', 'price', 'stock']);
  const submit = async (fields: FormData, button: HTMLButtonElement | null) => {
    setRefusedPrice(String(fields.get('price')));
    const { product, wrong } = readFields(fields, { locale, currency });
    if (wrong.length > 0) return setProblems(wrong);
    const picture = await photo.whenStored();
    if (picture === undefined) return;
    const isSaved = await save({ newId, ...product, picture, isDraft: button?.value === 'draft' });
    if (isSaved) goOn();
  };
  return (
    <StepForm
      step="product"
      title="setup.productTitle"
      text="setup.productText"
      isBusy={isPending || photo.isWaited}
      problems={problems}
      problem={untold && t(messageOf(untold))}
      submitText="setup.sell"
      otherButton={
        <Button type="submit" name="as" value="draft">
          {t('setup.saveDraft')}
        </Button>
      }
      onSubmit={submit}
    >
      <Present setup={setup} />
      <div className={styles.beside}>
        <PhotoField photo={photo} />
        <ProductFields {...{ setup, currency, problems, refusedPrice }} />
      </div>
      <p className={layout.aside}>
        {t('setup.manyProducts')} {/* A file, by a full load. */}
        <a href={productsTemplatePath}>{t('setup.template')}</a>
      </p>
    </StepForm>
  );
}

/** What is typed, and what of it is wrong. */
function readFields(fields: FormData, kind: AmountKind) {
  const title = String(fields.get('title'));
  const priceMinor = numberIn(readAmount(String(fields.get('price')), kind)) ?? 0;
  const stockText = String(fields.get('stock')).replace(/\s/g, '');
  const wrong = [
    title.trim() === '' && { refusal: 'Missing', field: 'title' },
    priceMinor === 0 && { refusal: 'Wrong', field: 'price' },
    !/^\d{0,7}$/.test(stockText) && { refusal: 'Wrong', field: 'stock' },
  ].filter((problem) => problem !== false);
  const product = {
    ...{ title, priceMinor, currency: kind.currency },
    stock: stockText === '' ? null : Number(stockText),
    vatClass: String(fields.get('vatClass') ?? 'standard') as 'standard',
  };
  return { product, wrong };
}

function PhotoField({ photo }: { photo: ReturnType<typeof usePhoto> }) {
  const { t } = useApp();
  return (
    <div className={layout.stack}>
      <FileDrop
        name="photo"
        isLarge
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t(photo.preview ? 'setup.photoChange' : 'setup.photoDrop')}
        hint={photo.isBusy ? t('setup.photoBusy') : null}
        shown={photo.preview ? <img className={pictures.photo} src={photo.preview} alt={t('setup.photo')} /> : null}
        onFile={photo.choose}
      />
      <FileDrop name="camera" accept="image/*" isCamera label={t('setup.photoTake')} onFile={photo.choose} />
      {photo.isRefused ? <Notice kind="error">{t('setup.photoUnusable')}</Notice> : null}
    </div>
  );
}

type ProductFieldsProps = {
  setup: ShopSetup;
  currency: Currency;
  problems: readonly SetupProblem[];
  refusedPrice: string;
};

function ProductFields({ setup, currency, problems, refusedPrice }: ProductFieldsProps) {
  const { locale, t } = useApp();
  const [vatClass] = setup.vatClasses;
  const errorOf = (field: string, text: MessageKey) => problemAt(problems, field) && t(text);
  const { field, text, setText } = useTypedText('');
  const isZero = isZeroAmount(text, { locale, currency });
  return (
    <div className={layout.stack}>
      <TextField
        label={t('setup.productName')}
        name="title"
        error={errorOf('title', 'setup.missing')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <AmountField
        ref={field}
        label={t('setup.price', { currency })}
        name="price"
        currency={currency}
        error={text === refusedPrice ? errorOf('price', isZero ? 'setup.zeroPrice' : 'setup.priceWrong') : null}
        value={text}
        onText={setText}
        required
      />
      <TextField
        label={t('setup.stock')}
        hint={t('setup.stockHint')}
        name="stock"
        inputMode="numeric"
        error={errorOf('stock', 'setup.stockWrong')}
        autoComplete="off"
      />
      {setup.vatClasses.length > 1 ? (
        <SelectField label={t('setup.vatClass')} name="vatClass" defaultValue={vatClass?.name}>
          {setup.vatClasses.map(({ name, basisPoints }) => (
            <option key={name} value={name}>
              {formatPercent(basisPoints, locale)} ({t(classTexts[name])})
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}

/** What the shop sells already. */
function Present({ setup: { firstProduct, countProducts } }: { setup: ShopSetup }) {
  const { t } = useApp();
  const goOn = useNextStep('product');
  const skip = useSetupMutation('SetupSkip');
  if (countProducts === 0) return null;
  const text = firstProduct
    ? t(firstProduct.isDraft ? 'setup.productIsDraft' : 'setup.productOnSale', { title: firstProduct.title })
    : t('setup.countProducts', { count: countProducts });
  return (
    <Notice kind="success">
      <p>{text}</p>
      <Button
        size="small"
        isBusy={skip.isPending}
        onClick={async () => {
          if (await skip.save({ step: 'product' })) goOn();
        }}
      >
        {t('setup.continue')}
      </Button>
    </Notice>
  );
}
