// The way into the cart, around price and options. A form that is posted as it stands when JavaScript is missing:
// `variant` is what the page shows, `option0` and on are what was chosen since.
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { urlOf } from '../../addresses.ts';
import { type StorefrontInstance, useApp } from '../../app-instance.tsx';
import { untilPainted } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { latePart } from '../../ui/late-part.tsx';
import { BuyBar } from './buy-bar.tsx';
import styles from './buy-form.module.css';
import type { Product, Variant } from './choose-variant.ts';
import { useAddCartLine } from './use-add-cart-line.ts';

type BuyFormProps = {
  product: Product;
  variant: Variant;
  /** What a form without scripts came to. */
  refusal: string | null;
  /** What was ticked before the scripts came. */
  onFound(ticked: FormData): void;
  /** What is chosen and what can be: made by the page, so that it is not rendered again while the form waits. */
  children: ReactNode;
};

const FORM_ID = 'buy';

export const BuyOutcome = latePart(async () => (await import('./late-product-parts.ts')).bindBuyOutcome());

export function BuyForm({ product, variant, refusal, onFound, children }: BuyFormProps) {
  const { locale, t, openCart } = useApp<StorefrontInstance>();
  const { addCartLine, isPending } = useAddCartLine();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState({ variantId: variant.id, kind: refusal });
  const isAdding = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const outcomeText = useRef<HTMLDivElement>(null);
  const shownOutcome = outcome.variantId === variant.id ? outcome.kind : null;
  const isSoldOut = variant.availability === 'SOLD_OUT';
  useFirstReading(() => onFound(new FormData(form.current as HTMLFormElement)));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding.current || isSoldOut) return;
    isAdding.current = true;
    setOutcome({ variantId: variant.id, kind: null });
    const text = new FormData(event.currentTarget).get('text') as string | null;
    // Beginning the request and asking for the drawer are most of what a phone's frame after the press would wait for.
    await untilPainted();
    const adding = addCartLine(variant.id, quantity, text).catch(() => 'FAILED' as const);
    openCart(adding.then((kind) => !kind));
    const kind = await adding;
    isAdding.current = false;
    if (!kind) return;
    setOutcome({ variantId: variant.id, kind });
    outcomeText.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <form
      className={styles.form}
      ref={form}
      id={FORM_ID}
      method="post"
      action={urlOf('product', { locale, product: product.handle })}
      onSubmit={submit}
    >
      <input type="hidden" name="variant" value={variant.id} />
      {children}
      <div className={styles.buy}>
        <QuantityStepper
          label={t('product.quantityOf', { title: product.title })}
          value={quantity}
          max={variant.maxQuantity}
          isDisabled={isSoldOut}
          onChange={setQuantity}
        />
        <Button kind="primary" type="submit" isWide isBusy={isPending} disabled={isSoldOut}>
          {isSoldOut ? t('product.soldOut') : t('product.addToCart')}
        </Button>
      </div>
      <div ref={outcomeText} role="status">
        {shownOutcome ? <BuyOutcome refusal={shownOutcome} /> : null}
      </div>
      <BuyBar formId={FORM_ID} variant={variant} isBusy={isPending} />
    </form>
  );
}
