import { Fragment } from 'react';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { countryName } from '../i18n/country-name.ts';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { CarrierBadge } from '../shipping/carrier-badge.tsx';
import { methodName } from '../shipping/method-name.ts';
import { Button } from '../ui/button.tsx';
import field from '../ui/fields/field.module.css';
import { RadioRow } from '../ui/fields/radio-row.tsx';
import { Notice } from '../ui/notice.tsx';
import { formatPostalCode } from './address/address-formats.ts';
import styles from './checkout.module.css';
import { fieldId } from './draft/checkout-draft.ts';
import { FormSection } from './form-section.tsx';
import { LateNoDelivery } from './late-checkout-parts.ts';
import { PickupPart } from './pickup/pickup-part.tsx';
import type { PickupPoint } from './pickup/pickup-point-text.tsx';
import type { Checkout } from './use-checkout-choice.ts';

type DeliverySectionProps = {
  checkout: Checkout;
  isUpdating: boolean;
  hasFailed: boolean;
  onRetry(): void;
  error: string | undefined;
  draft: CheckoutDraftInput;
  /** The point at which a parcel is collected, for the methods that do not come to the door. */
  pickup: {
    point: PickupPoint | null;
    onPoint(point: PickupPoint): void;
    onShown(): void;
    error: string | undefined;
  };
};

export function DeliverySection(props: DeliverySectionProps) {
  const { checkout, isUpdating, hasFailed, onRetry, error, draft, pickup } = props;
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { shippingOptions, shippingMethod, noDelivery, country } = checkout;
  // What remains where nothing is brought to the door is the shopper's to choose.
  const isHidden = noDelivery && shippingMethod;
  return (
    <FormSection title={t('checkout.delivery')}>
      {hasFailed ? (
        <div className={styles.failure}>
          <Notice kind="error">{t('checkout.updateFailed')}</Notice>
          <Button size="small" onClick={onRetry}>
            {t('checkout.tryAgain')}
          </Button>
        </div>
      ) : null}
      <LateNoDelivery
        why={noDelivery}
        country={countryName(locale, country)}
        postalCode={formatPostalCode(checkout.draft.postalCode, country)}
      />
      {/* Made again for another set of offers, so that the server's choice among them is the one that is ticked. */}
      <div
        // What was chosen stays ticked for the address that follows a mistyped one.
        className={isHidden ? undefined : styles.rows}
        hidden={Boolean(isHidden)}
        key={shippingOptions.map(({ method }) => method).join()}
        id={fieldId('shippingMethod')}
        tabIndex={-1}
        aria-busy={isUpdating || undefined}
      >
        {shippingOptions.map((option) => {
          const { method, carrier, kind, price, arrivalText } = option;
          return (
            <Fragment key={method}>
              <RadioRow
                name="shippingMethod"
                value={method}
                defaultChecked={method === shippingMethod}
                label={<span className={styles.rowLabel}>{methodName(t, option)}</span>}
                hint={arrivalText}
                aside={
                  <span className={styles.tariff}>
                    <CarrierBadge carrier={carrier} />
                    <span>{price.minor === 0 ? t('totals.free') : format(price)}</span>
                  </span>
                }
              />
              {kind !== 'courier' && method === draft.shippingMethod ? (
                <PickupPart {...pickup} checkout={checkout} method={method} draft={draft} />
              ) : null}
            </Fragment>
          );
        })}
      </div>
      {error ? <p className={field.error}>{error}</p> : null}
    </FormSection>
  );
}
