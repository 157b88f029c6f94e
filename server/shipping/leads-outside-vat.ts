import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { firstPostalCode } from '#src/shop/postal-code-list.ts';
import { isOutsideVat } from '#src/vat/territories.ts';

/** Whether a zone leads out of the Union's VAT area, which only one that names postcodes does. */
export function leadsOutsideVat({ methods }: Pick<DeliverySettings, 'methods'>): boolean {
  return methods
    .flatMap(({ zones }) => zones)
    .some(({ countries, onlyPostalCodes = [] }) =>
      countries.some((country) =>
        onlyPostalCodes.some((code) => isOutsideVat(country, firstPostalCode(code, country))),
      ),
    );
}
