import type { Translate } from '../../../i18n/translate.ts';
import { readAlike } from './option-change.ts';

/** What an option is likely called: it can be changed, but nobody has to. */
export function proposeName(values: readonly string[], taken: readonly string[], t: Translate): string {
  const isSize = values.every((value) =>
    /^(?:\d{0,2}X{0,4}[SL]|M|\d{1,4}(?:[.,/-]\d{1,3})?(?: ?(?:cm|mm|m|ml|l|g|kg))?|\d+ ?x ?\d+(?: ?cm)?)$/i.test(value),
  );
  const name = isSize
    ? t('productVariants.size')
    : taken.length === 0
      ? t('productVariants.kind')
      : t('productVariants.colour');
  const known = new Set(taken.map(readAlike));
  if (!known.has(readAlike(name))) return name;
  let number = 2;
  while (known.has(readAlike(`${name} ${number}`))) number++;
  return `${name} ${number}`;
}
