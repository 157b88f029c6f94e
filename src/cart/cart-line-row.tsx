import { useEffect, useRef, useState } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney, useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import { Button } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/fields/quantity-stepper.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CART_FORM, CartButton, lineAction } from './cart-form.tsx';
import { type CartLine, canBeOrdered, titleOf } from './cart-line.ts';
import styles from './cart-lines.module.css';
import { cartRefusals } from './cart-refusals.ts';
import { sendWhenLeaving } from './checkout-link.tsx';
import type { RemovedLine } from './removed-notice.tsx';
import { useSetCartQuantity } from './use-set-cart-quantity.ts';

/** Somebody who presses the button five times wants one change, not five. */
const QUANTITY_DELAY_MS = 400;

type CartLineRowProps = { line: CartLine; onRemove(line: RemovedLine): void };

export function CartLineRow({ line, onRemove }: CartLineRowProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { quantity, setQuantity, message } = useLineQuantity(line);
  const title = titleOf(line);
  const isSoldOut = line.availability === 'SOLD_OUT';
  const toProduct = urlOf('product', { locale, product: line.productHandle });

  const remove = async () => {
    if (await setQuantity(0)) onRemove({ variantId: line.variantId, text: line.text, quantity: line.quantity, title });
  };

  return (
    <li className={styles.line} data-blocked={canBeOrdered(line) ? undefined : true}>
      <PageLink className={styles.picture} to={toProduct} tabIndex={-1} aria-hidden="true">
        <ProductImage
          image={line.image}
          title={line.title}
          sizes="(min-width: 40rem) 8rem, 5.5rem"
          widest={320}
          isDecorative
        />
      </PageLink>
      <LineDescription {...{ line, toProduct, message }} onReduce={() => setQuantity(line.maxQuantity)} />
      <p className={styles.price}>{format(line.total)}</p>
      <div className={styles.change}>
        {isSoldOut ? null : <LineQuantity {...{ line, title, quantity, setQuantity }} />}
        <CartButton kind="quiet" action={lineAction('remove', line, line.quantity)} onSend={remove}>
          <span aria-hidden="true">{t('cart.remove')}</span>
          <VisuallyHidden>{t('cart.removeItem', { title })}</VisuallyHidden>
        </CartButton>
      </div>
    </li>
  );
}

type LineDescriptionProps = Omit<CartLineRowProps, 'onRemove'> & {
  toProduct: string;
  message: MessageKey | null;
  onReduce(): Promise<unknown>;
};

/** What it is, and what keeps it from being ordered. */
function LineDescription({ line, toProduct, message, onReduce }: LineDescriptionProps) {
  const t = useT();
  const format = useFormatMoney();
  const isSoldOut = line.availability === 'SOLD_OUT';
  const isOverLimit = !isSoldOut && line.quantity > line.maxQuantity;
  return (
    <div className={styles.what}>
      <PageLink className={styles.name} to={toProduct}>
        {line.title}
      </PageLink>
      {line.variantTitle ? <p className={styles.soft}>{line.variantTitle}</p> : null}
      <p className={styles.soft}>{t('cart.unitPrice', { price: format(line.unitPrice) })}</p>
      <div className={styles.problem} aria-live="polite">
        {isSoldOut ? <p>{t('cart.soldOut')}</p> : null}
        {isOverLimit ? <p>{t('cart.overLimit', { count: line.maxQuantity })}</p> : null}
        {message ? <p>{t(message)}</p> : null}
      </div>
      {isOverLimit ? (
        <div className={styles.reduce}>
          {/* The server takes no more than there is. */}
          <CartButton size="small" action="set" onSend={onReduce}>
            {t('cart.reduceTo', { count: line.maxQuantity })}
          </CartButton>
        </div>
      ) : null}
    </div>
  );
}

type LineQuantityProps = Pick<CartLineRowProps, 'line'> &
  Pick<ReturnType<typeof useLineQuantity>, 'quantity' | 'setQuantity'> & { title: string };

function LineQuantity({ line, title, quantity, setQuantity }: LineQuantityProps) {
  const t = useT();
  return (
    <div className={styles.quantity}>
      <input type="hidden" form={CART_FORM} name="variant" value={line.variantId} />
      <input type="hidden" form={CART_FORM} name="text" value={line.text} />
      <QuantityStepper
        label={t('cart.quantityOf', { title })}
        form={CART_FORM}
        value={quantity}
        max={line.maxQuantity}
        onChange={(wanted) => setQuantity(wanted, QUANTITY_DELAY_MS)}
      />
      <noscript>
        <Button type="submit" form={CART_FORM} size="small">
          {t('cart.update')}
        </Button>
      </noscript>
    </div>
  );
}

/** Shows the wanted number at once and sends it after a pause; the last change wins. */
function useLineQuantity(line: CartLine) {
  const { setCartQuantity } = useSetCartQuantity();
  const [wanted, setWanted] = useState<number | null>(null);
  const [message, setMessage] = useState<MessageKey | null>(null);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendWaiting = useRef<(() => void) | null>(null);
  const sending = useRef<Promise<boolean>>(undefined);
  // Somebody who closes the cart, or goes on to the checkout, wants what they saw.
  useEffect(() => {
    const sendNow = () => {
      sendWaiting.current?.();
      return sending.current;
    };
    const endSending = sendWhenLeaving(sendNow);
    return () => {
      endSending();
      sendNow();
    };
  }, []);

  const sendChange = async (quantity: number, change: number): Promise<boolean> => {
    try {
      const refusal = await setCartQuantity(line, quantity);
      if (change === latest.current) setMessage(refusal && cartRefusals[refusal]);
      return refusal === null;
    } catch {
      if (change === latest.current) setMessage('cart.failed');
      return false;
    } finally {
      if (change === latest.current) {
        setWanted(null);
        sending.current = undefined;
      }
    }
  };

  const send = (quantity: number, change: number): Promise<boolean> => {
    clearTimeout(timer.current);
    sendWaiting.current = null;
    sending.current = sendChange(quantity, change);
    return sending.current;
  };

  const setQuantity = (quantity: number, delayMs = 0): Promise<boolean> => {
    clearTimeout(timer.current);
    setMessage(null);
    // An answer to an earlier change leaves the wanted number alone.
    const change = ++latest.current;
    if (delayMs === 0) return send(quantity, change);
    setWanted(quantity);
    return new Promise((resolve) => {
      sendWaiting.current = () => resolve(send(quantity, change));
      timer.current = setTimeout(sendWaiting.current, delayMs);
    });
  };
  return { quantity: wanted ?? line.quantity, setQuantity, message };
}
