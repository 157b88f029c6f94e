// What is typed for a field that the merchant has defined: `field.material=oak,pine`, `field.care.pl="Nie prać"`.
import type { ProductField, ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import { CliError } from '../../cli-errors.ts';

/** Empty: nothing is said any more. `locale`: behind the name of a text. */
export async function readOwnField(
  field: ProductField,
  { typed, value, locale }: { typed: string; value: string; locale: string | undefined },
): Promise<ProductFieldValue | null> {
  if ((field.kind === 'text') !== (locale !== undefined)) throw unreadable(typed, field);
  if (field.kind === 'text') return { [locale ?? '']: value } as ProductFieldValue;
  if (value === '') return null;
  if (field.kind === 'choice') return value.split(',').map((key) => key.trim());
  if (field.kind === 'yes_no') {
    if (value !== 'yes' && value !== 'no') throw unreadable(typed, field);
    return value === 'yes';
  }
  const number = Number(value);
  if (!Number.isFinite(number)) throw unreadable(typed, field);
  return number;
}

function unreadable(typed: string, { key, kind, choices }: ProductField): CliError {
  const ways = {
    text: `field.${key}.pl="…", with the language`,
    number: `field.${key}=12.5`,
    yes_no: `field.${key}=yes or field.${key}=no`,
    choice: `field.${key}=${choices.map((choice) => choice.key).join(',')}`,
  };
  return new CliError({ code: 'OWN_FIELD_INVALID', title: `${typed} cannot be read.`, fix: `Write ${ways[kind]}.` });
}
