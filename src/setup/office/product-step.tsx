import { useApp } from '../../app-instance.tsx';
import { currencyOrEuro } from '../../currencies.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { languageOf } from '../../i18n/locales.ts';
import { Button } from '../../ui/button.tsx';
import { parseAmount } from '../../ui/fields/parse-decimal.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { productsTemplatePath } from '../products-template-url.ts';
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
  const { t } = useApp();
  const { save, isPending, problems, setProblems } = useSetupMutation('SetupAddProduct');
  const goOn = useNextStep('product');
  const photo = usePhoto();
  const currency = currencyOrEuro(soldIn(setup)[0]);
  const untold = untoldProblem(problems, ['title', 'price', 'stock']);
  const submit = async (fields: FormData, button: HTMLButtonElement | null) => {
    const stockText = String(fields.get('stock')).replace(/\s/g, '');
    const priceMinor = parseAmount(String(fields.get('price')), currency);
    const wrong = [
      String(fields.get('title')).trim() === '' && { refusal: 'Missing', field: 'title' },
      !priceMinor && { refusal: 'Wrong', field: 'price' },
      !/^\d{0,7}$/.test(stockText) && { refusal: 'Wrong', field: 'stock' },
    ].filter((problem) => problem !== false);
    if (!priceMinor || wrong.length > 0) return setProblems(wrong);
    const picture = await photo.whenStored();
    if (picture === undefined) return;
    const isSaved = await save({
      title: String(fields.get('title')),
      priceMinor,
      currency,
      stock: stockText === '' ? null : Number(stockText),
      vatClass: String(fields.get('vatClass') ?? 'standard') as 'standard',
      picture,
      isDraft: button?.value === 'draft',
    });
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
        <ProductFields setup={setup} currency={currency} problems={problems} />
      </div>
      <p className={layout.aside}>
        {t('setup.manyProducts')} {/* A file, by a full load. */}
        <a href={productsTemplatePath}>{t('setup.template')}</a>
      </p>
    </StepForm>
  );
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

type ProductFieldsProps = { setup: ShopSetup; currency: string; problems: readonly SetupProblem[] };

function ProductFields({ setup, currency, problems }: ProductFieldsProps) {
  const { locale, t } = useApp();
  const [vatClass] = setup.vatClasses;
  const errorOf = (field: string, text: MessageKey) => problemAt(problems, field) && t(text);
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(languageOf(locale).languageTag, { style: 'percent', maximumFractionDigits: 1 }).format(
      basisPoints / 10_000,
    );
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
      <TextField
        label={t('setup.price', { currency })}
        name="price"
        inputMode="decimal"
        error={errorOf('price', 'setup.priceWrong')}
        autoComplete="off"
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
              {percent(basisPoints)} ({t(classTexts[name])})
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
